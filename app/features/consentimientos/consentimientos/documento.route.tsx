import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TEXTOS_CON_PAGINA } from "~/domain/consentimientos/documentos";
import { noExiste } from "~/shell/responder";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { LoaderArgs, Handle } from "~/shell/route";
import { Documento } from "./Documento";
import { verDocumento } from "./documento.server";

/**
 * A request with a session cookie is never answered from a shared cache (RFC 9111 § 5.2.2.7): what a person accepted
 * is private.
 */
export const handle = { publica: ["version", "comparar"] } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.texto.titulo ?? "Documento" },
  ...(data ? [{ name: "description", content: data.texto.descripcion }] : []),
];

/** Data of the page of a legal text. Each text of the table has this page at its own address. */
export async function loader({ request, context }: LoaderArgs) {
  const pathname = new URL(request.url).pathname.replace(/\/$/, "");
  const texto = TEXTOS_CON_PAGINA.find(({ ruta }) => pathname === ruta);
  if (!texto) throw noExiste();
  const persona = await quienEs({ request, context });
  return { texto, visto: await verDocumento(request, texto, persona?.idPersona ?? null) };
}

export default function UnTexto() {
  const { texto, visto } = useLoaderData<typeof loader>();
  return (
    <Documento titulo={texto.titulo} informativo={texto.informativo ?? false} {...visto}>
      {texto.seCambia && (
        <p>
          {texto.seCambia.texto} <a href={texto.seCambia.href}>{texto.seCambia.enlace}</a>.
        </p>
      )}
    </Documento>
  );
}
