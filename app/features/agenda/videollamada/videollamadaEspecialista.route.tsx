import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import type { LoaderArgs, ActionArgs, Handle } from "~/shell/route";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import { EnlaceQueNoAbre, tituloDeLoQueNoAbre } from "./EnlaceQueNoAbre";
import { mensajeSinEnviar } from "./mensajeSinEnviar";
import { Videollamada } from "./Videollamada";
import { escribirSinJavascript, verPaginaDeEspecialista } from "./pagina.server";

export const handle = {
  hidratar: "indispensable",
  repite: ["accion", "texto"],
  salida: "/videollamada/especialista?fin",
  sinCuenta: true,
  permite: "llamada",
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data && "porQue" in data ? tituloDeLoQueNoAbre(data.porQue) : "Videollamada" },
];

/** The page has no cookie, so this header keeps caches away (RFC 9111 § 5.2.2.5). */
export const headers = () => ({ "cache-control": "private, no-store" });

const credencial = (request: Request) => ({ llave: new URL(request.url).searchParams.get("llave") ?? "" });

export async function loader({ request }: LoaderArgs) {
  if (new URL(request.url).searchParams.has("fin")) return null;
  return verPaginaDeEspecialista(request, credencial(request));
}

export async function action({ request }: ActionArgs) {
  return escribirSinJavascript(request, credencial(request));
}

export default function VideollamadaDelEspecialista() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  if (!datos) return <FinDeLaLlamada />;
  if ("porQue" in datos) return <EnlaceQueNoAbre {...datos} />;
  return <Videollamada {...datos} {...mensajeSinEnviar(respuesta)} />;
}

/** Page after the call for a specialist, who has no account on this site and nothing left to do. */
function FinDeLaLlamada() {
  return (
    <div className={classNames(contenedorMedio, pagina, pila.corta)}>
      <h1>Ya puedes cerrar esta ventana</h1>
      <p>Para volver a la videollamada, abre otra vez tu enlace.</p>
    </div>
  );
}
