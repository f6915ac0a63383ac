import type { ReactNode } from "react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Checkbox } from "~/components/Checkbox";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { Markdown } from "~/components/Markdown";
import { ACEPTAR } from "~/domain/consentimientos/intenciones";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { DatosDeDocumento } from "./documento.server";
import { Diferencias } from "./Diferencias";
import * as css from "./documento.css";

interface Props {
  titulo: string;
  /** True for information that is shown and not accepted. */
  informativo?: boolean;
  /** Further content of the page, before the legal text. */
  children?: ReactNode;
}

/** A legal text in one of its versions: dated, printable, with links to the other versions. */
export function Documento({ titulo, informativo = false, children, ...datos }: Props & DatosDeDocumento) {
  const { aceptada, cambios } = datos;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <div className={pila.corta}>
        <h1>{titulo}</h1>
        <p className={textoSuave}>
          Versión {datos.version}, vigente desde el {datos.vigenteDesde}
        </p>
      </div>
      {!datos.esVigente && (
        <Alert kind="advertencia" title="Esta es una versión anterior">
          <a href={datos.hrefVigente} className={enlaceSuelto}>
            Ver la versión vigente
          </a>
        </Alert>
      )}
      {aceptada && (
        <Alert
          title={`${informativo ? "Te mostramos" : "Aceptaste"} la versión ${aceptada.version} el ${aceptada.fecha}`}
        >
          {aceptada.hrefDeCambios ? (
            <a href={aceptada.hrefDeCambios} className={enlaceSuelto}>
              Qué cambió desde la que {informativo ? "te mostramos" : "aceptaste"}
            </a>
          ) : (
            "Es la que está vigente."
          )}
        </Alert>
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
      <p className={classNames(textoSuave, textoChico, css.huella)}>
        Huella del texto (SHA-256): {datos.huella}
      </p>
    </div>
  );
}

/** Button to accept at the end of the changes, so that nobody has to scroll back to it. */
function AceptarLosCambios({
  codigo,
  titulo,
  version,
}: NonNullable<NonNullable<DatosDeDocumento["cambios"]>["porAceptar"]>) {
  return (
    <Form action="/mi-zona-privada/terminos" className={classNames(pila.media, css.alPie)}>
      <input type="hidden" name="version" value={version} />
      <Checkbox
        id={`acepta-${codigo}`}
        name={`casillas.${codigo}`}
        value="1"
        required
        label={titulo}
        hint="Vale para ti desde que lo aceptas."
      />
      <div>
        <Button large name="intencion" value={ACEPTAR}>
          Aceptar y continuar
        </Button>
      </div>
    </Form>
  );
}
