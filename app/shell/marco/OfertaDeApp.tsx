import { Alert } from "~/components/Alert";
import { contenedor, fila } from "~/styles/layout.css";
import { classNames } from "~/components/classNames";
import type { Marco } from "./marca";
import * as css from "./Pagina.css";

/** Offer of the app, above the page and never in its way. Closing it leaves the person on the same page. */
export function OfertaDeApp({ titulo, url, hrefAlCerrar }: NonNullable<Marco["app"]>) {
  return (
    <div className={classNames(contenedor, css.sobreLaPagina)}>
      <Alert title={titulo ?? "También puedes usar la app"}>
        <p>
          {titulo
            ? "Hay una versión nueva de la app. Puedes seguir aquí y actualizarla cuando quieras."
            : "Lleva tus sesiones en el teléfono. También puedes seguir aquí, sin instalar nada."}
        </p>
        <p className={fila.media}>
          {url && (
            <a href={url} rel="noreferrer" className={css.enlace}>
              {titulo ? "Actualizar la app" : "Descargar la app"}
            </a>
          )}
          <a href={hrefAlCerrar} className={css.enlace}>
            Seguir aquí
          </a>
        </p>
      </Alert>
    </div>
  );
}
