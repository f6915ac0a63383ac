import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/ruta";
import { Documento } from "./Documento";
import { verDocumento } from "./documento.server";

export const handle = { publica: ["version", "comparar"] };
export const meta: MetaFunction = () => [
  { title: "Privacidad · Bienestar" },
  {
    name: "description",
    content: "Qué datos tuyos guardamos, para qué, por cuánto tiempo y cómo verlos, corregirlos o borrarlos.",
  },
];

export async function loader({ request, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  return verDocumento(request, { flujo: "REGISTRO", codigo: "PRIVACIDAD" }, persona?.idPersona ?? null);
}

export default function Privacidad() {
  return (
    <Documento titulo="Cómo cuidamos tus datos" informativo {...useLoaderData<typeof loader>()}>
      <p>
        La medición del uso está apagada mientras no la enciendas, en{" "}
        <a href="/privacidad/medicion">medición del uso</a>.
      </p>
    </Documento>
  );
}
