import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { ConLineasDeAyuda } from "~/components/ConLineasDeAyuda";
import { CabezaConTemas } from "~/components/CabezaConTemas";
import { classNames } from "~/components/classNames";
import { Fold } from "~/components/Fold";
import { Markdown } from "~/components/Markdown";
import {
  contenedor,
  dosColumnas,
  enlaceSuelto,
  pagina,
  pila,
  textoChico,
  textoGuia,
  textoSuave,
} from "~/styles/layout.css";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { useRaiz } from "~/shell/marco/marca";
import { Equipo } from "./Equipo";
import { PUNTO } from "./punto";
import type { action } from "./accion.server";
import type { loader } from "./taller.server";
import { TuLugar } from "./TuLugar";
import * as css from "./vivo.css";

/** Notices of this page about the person's place, which stand in its card. */
export const AVISOS_DE_LUGAR: readonly NombreDeAviso[] = ["lugar-tomado", "lugar-en-espera"];

export function PaginaDeTaller() {
  const taller = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const { avisos } = useRaiz().marco;
  const recien = avisos.find(({ key }) => AVISOS_DE_LUGAR.includes(key));
  const inscrita = taller.lugar?.estado === "inscrita";
  return (
    <article className={classNames(contenedor, pagina, pila.amplia)}>
      {/* On a telephone the date and its button stand right below the title. */}
      <CabezaConTemas {...taller} resumen="" />
      {taller.retirado && <Alert>Ya no se publica. Tu lugar en esta fecha sigue como te lo dijimos.</Alert>}
      <div className={dosColumnas}>
        <aside aria-label="Inscripción" className={classNames(pila.media, css.acciones)}>
          {taller.elegida ? (
            <TuLugar
              elegida={taller.elegida}
              lugar={taller.lugar}
              mensaje={respuesta?.mensaje ?? null}
              recien={recien?.message ?? null}
              sinPagar={respuesta?.rechazo === "demasiados-sin-pagar" ? respuesta.sinPagar : []}
            />
          ) : (
            <Alert>
              {taller.fechas.length > 0
                ? "Esa fecha ya no está. Elige otra de la lista."
                : "Por ahora no hay más fechas."}
            </Alert>
          )}
        </aside>
        <div className={classNames(pila.amplia, css.texto)}>
          {taller.resumen && <p className={textoGuia}>{taller.resumen}</p>}
          {taller.demostracion && <Alert>{taller.demostracion}</Alert>}
          {!inscrita && <Fechas {...taller} />}
          {taller.cuidado && (
            <Alert>
              <ConLineasDeAyuda texto={taller.cuidado} />
            </Alert>
          )}
          {taller.llevar.length > 0 && (
            <section aria-labelledby="llevar" className={pila.corta}>
              <h2 id="llevar">Ten a la mano</h2>
              <Markdown bloques={taller.llevar} />
            </section>
          )}
          <Markdown bloques={taller.bloques} />
          {taller.anfitrion && (
            <div className={css.dirige}>
              <Equipo {...taller.anfitrion} grande />
              <p className={classNames(textoSuave, textoChico)}>
                {taller.anfitrion.nombre}. {taller.anfitrion.presentacion} {taller.revision}
              </p>
            </div>
          )}
          {inscrita && taller.fechas.length > 1 && (
            <Fold title="Otras fechas">
              <Fechas {...taller} />
            </Fold>
          )}
          {taller.grabaciones.length > 0 && (
            <section aria-labelledby="grabaciones" className={pila.corta}>
              <h2 id="grabaciones">Fechas que ya pasaron</h2>
              <ul>
                {taller.grabaciones.map(({ cuando, href }) => (
                  <li key={href + cuando}>
                    <a href={href} className={enlaceSuelto}>
                      Ver la grabación
                    </a>{" "}
                    <span className={textoSuave}>{cuando}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

/** Dates of the workshop as links; the chosen one is marked. Nothing for a workshop with that one date only. */
function Fechas({
  fechas,
  elegida,
}: Pick<ReturnType<typeof useLoaderData<typeof loader>>, "fechas" | "elegida">) {
  if (fechas.length === 0 || (fechas.length === 1 && elegida)) return null;
  return (
    <nav aria-labelledby="fechas" className={pila.corta}>
      <h2 id="fechas">Fechas</h2>
      <ul className={css.fechas}>
        {fechas.map(({ fecha, href, iso, cuando, lugarPropio, lugares, elegida: esEsta }) => (
          <li key={fecha}>
            <a href={href} className={css.fecha} {...(esEsta && { "aria-current": "true" as const })}>
              <span>
                <time dateTime={iso} className={css.dia}>
                  {cuando}
                </time>
                {lugarPropio && (
                  <>
                    {PUNTO}
                    <strong>{lugarPropio}</strong>
                  </>
                )}
              </span>
              <span className={css.dia}>{lugares}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
