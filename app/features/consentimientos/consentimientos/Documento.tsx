import type { ReactNode } from "react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { Casilla } from "~/components/Casilla";
import { clases } from "~/components/clases";
import { Formulario } from "~/components/Formulario";
import { Markdown } from "~/components/Markdown";
import { ACEPTAR } from "~/domain/consentimientos/formulario";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { DatosDeDocumento } from "./documento.server";
import { Diferencias } from "./Diferencias";
import * as css from "./documento.css";

interface Props {
  titulo: string;
  /** Information that is shown and not accepted. */
  informativo?: boolean;
  /** What else the page says before the text. */
  children?: ReactNode;
}

/** A legal text in one of its versions: dated, printable, with the way to the others. */
export function Documento({ titulo, informativo = false, children, ...datos }: Props & DatosDeDocumento) {
  const { aceptada, cambios } = datos;
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <div className={pila.corta}>
        <h1>{titulo}</h1>
        <p className={textoSuave}>
          Versión {datos.version}, vigente desde el {datos.vigenteDesde}
        </p>
      </div>
      {!datos.esVigente && (
        <Aviso tipo="advertencia" titulo="Esta es una versión anterior">
          <a href={datos.hrefVigente} className={enlaceSuelto}>
            Ver la versión vigente
          </a>
        </Aviso>
      )}
      {aceptada && (
        <Aviso
          titulo={`${informativo ? "Te mostramos" : "Aceptaste"} la versión ${aceptada.version} el ${aceptada.fecha}`}
        >
          {aceptada.hrefDeCambios ? (
            <a href={aceptada.hrefDeCambios} className={enlaceSuelto}>
              Qué cambió desde la que {informativo ? "te mostramos" : "aceptaste"}
            </a>
          ) : (
            "Es la que está vigente."
          )}
        </Aviso>
      )}
      {children}
      {cambios ? (
        <section className={pila.media} aria-labelledby="cambios">
          <h2 id="cambios">Qué cambió desde la versión {cambios.desde}</h2>
          <p className={css.resumenDeCambios}>{cambios.resumen}</p>
          <Diferencias filas={cambios.filas} />
          {cambios.porAceptar && <AceptarLosCambios {...cambios.porAceptar} />}
          <p>
            <a className={enlaceSuelto} href={datos.hrefVigente}>
              Leer el texto sin marcas
            </a>
          </p>
        </section>
      ) : (
        <Markdown bloques={datos.bloques} />
      )}
      {datos.versiones.length > 1 && (
        <nav aria-labelledby="versiones" className={css.versiones}>
          <h2 id="versiones">Todas las versiones</h2>
          <ul>
            {datos.versiones.map(({ version, fecha, href }) => (
              <li key={version}>
                <a
                  href={href}
                  className={enlaceSuelto}
                  aria-current={version === datos.version ? "page" : undefined}
                >
                  Versión {version}, desde el {fecha}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={textoSuave}>
        Quien opera la plataforma: {datos.empresa.razonSocial}, RUC {datos.empresa.ruc},{" "}
        {datos.empresa.direccion}.
      </p>
      <p className={clases(textoSuave, textoChico, css.huella)}>Huella del texto (SHA-256): {datos.huella}</p>
    </div>
  );
}

/** At the foot of what changed: whoever has read it need not look for where it is accepted. */
function AceptarLosCambios({
  codigo,
  titulo,
  version,
}: NonNullable<NonNullable<DatosDeDocumento["cambios"]>["porAceptar"]>) {
  return (
    <Formulario action="/mi-zona-privada/terminos" className={clases(pila.media, css.alPie)}>
      <input type="hidden" name="version" value={version} />
      <Casilla
        id={`acepta-${codigo}`}
        name={`casillas.${codigo}`}
        value="1"
        required
        etiqueta={titulo}
        ayuda="Vale para ti desde que lo aceptas."
      />
      <div>
        <Boton grande name="intencion" value={ACEPTAR}>
          Aceptar y continuar
        </Boton>
      </div>
    </Formulario>
  );
}
