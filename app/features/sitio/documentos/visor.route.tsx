import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { documentoPedido } from "~/domain/consentimientos/documentos";
import { herramientaDeHoja } from "~/domain/shared/navegacion/documentos";
import { services } from "~/services.server";
import { useRaiz } from "~/shell/marco/marca";
import { noExiste } from "~/shell/responder";
import { contenedor, enlaceSuelto, fila, pagina, pila } from "~/styles/layout.css";
import type { LoaderArgs } from "~/shell/route";
import * as css from "./visor.css";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.titulo} · Visor de documentos` : "Documento" },
];

export async function loader({ request, context }: LoaderArgs) {
  const documento = documentoPedido(new URL(request.url).searchParams.get("documento"));
  if (!documento) throw noExiste();
  const { ruta, esPdf, esArchivo } = documento;
  if (esArchivo && (await context.hayArchivo?.(ruta)) !== true) throw noExiste();
  const url = herramientaDeHoja(ruta);
  const herramienta = url === null ? null : await services.contenido.porUrl("herramienta", url);
  if (url !== null && !herramienta) throw noExiste();
  const titulo = herramienta?.titulo ?? documento.titulo;
  return { titulo, ruta, esPdf, contenido: esPdf ? ruta : soloContenido(ruta) };
}

/** Address of a legal text's page without header and footer. */
const soloContenido = (ruta: string) => `${ruta}${ruta.includes("?") ? "&" : "?"}vista=contenido`;

export default function Visor() {
  const { titulo, ruta, esPdf, contenido } = useLoaderData<typeof loader>();
  const { marco } = useRaiz();
  return (
    <div className={classNames(contenedor, pagina, pila.media)}>
      <h1>{titulo}</h1>
      <iframe src={contenido} title={titulo} className={css.documento} />
      <p className={fila.media}>
        {!marco.volverA && <Button href="/">Ir al inicio</Button>}
        {/* Link to the file: some windows of apps cannot show a PDF. */}
        <a href={ruta} download={esPdf ? "" : undefined} className={enlaceSuelto}>
          {esPdf ? "Descargar el documento" : "Ver el documento en toda la pantalla"}
        </a>
      </p>
    </div>
  );
}
