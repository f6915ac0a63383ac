import { redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Etiqueta } from "~/components/Etiqueta";
import { Formulario } from "~/components/Formulario";
import { Icono } from "~/components/Icono";
import { Tarjeta } from "~/components/Tarjeta";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona } from "~/shell/sesion.server";
import {
  contenedorMedio,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoChico,
  textoSuave,
} from "~/styles/layout.css";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";

export const meta: MetaFunction = () => [{ title: "Notificaciones · Bienestar" }];

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const { notificaciones, sinVer } = await services.avisos.verNotificaciones(idPersona);
  return {
    sinVer,
    // Up to the newest that this page shows: one that comes while it is read stays new.
    hasta: notificaciones[0]?.creadaEn.toISOString() ?? "",
    notificaciones: notificaciones.map(({ idNotificacion, icono, mensaje, enlace, creadaEn, vistaEn }) => ({
      idNotificacion,
      icono,
      mensaje,
      enlace,
      cuando: diaYHora(creadaEn),
      nueva: vistaEn === null,
    })),
  };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const dicho = (await leerFormulario(request)).get("hasta");
  const hasta = new Date(typeof dicho === "string" ? dicho : Number.NaN);
  await services.avisos.marcarNotificaciones({
    idPersona,
    hasta: Number.isNaN(hasta.getTime()) ? undefined : hasta,
  });
  return redirect("/mi-zona-privada/notificaciones", {
    status: 303,
    headers: { "set-cookie": cookieDeAvisos(["notificaciones-vistas"]) },
  });
}

export default function Notificaciones() {
  const { notificaciones, sinVer, hasta } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={fila.extremos}>
        <h1>Notificaciones</h1>
        {sinVer > 0 && (
          <Formulario>
            <input type="hidden" name="hasta" value={hasta} />
            <Boton variante="secundario">Marcar como vistas</Boton>
          </Formulario>
        )}
      </header>
      {notificaciones.length === 0 ? (
        <EstadoVacio
          titulo="Todavía no tienes notificaciones"
          ilustracion="agenda-vacia"
          acciones={<Boton href="/agendar">Agendar una sesión</Boton>}
        >
          Aquí verás tus reservas, cambios y devoluciones.
        </EstadoVacio>
      ) : (
        <ul className={pila.media}>
          {notificaciones.map(({ idNotificacion, icono, mensaje, enlace, cuando, nueva }) => (
            <li key={idNotificacion}>
              <Tarjeta className={pila.corta}>
                <p className={fila.corta}>
                  <Icono nombre={icono} />
                  <span className={clases(textoSuave, textoChico)}>{cuando}</span>
                  {nueva && <Etiqueta>Nueva</Etiqueta>}
                </p>
                <p>{mensaje}</p>
                {enlace && (
                  <p>
                    <a className={enlaceSuelto} href={enlace}>
                      Ver más
                    </a>
                  </p>
                )}
              </Tarjeta>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
