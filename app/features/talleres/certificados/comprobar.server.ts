import { redirect } from "@remix-run/node";
import { limpiarLinea } from "~/domain/shared/limpieza";
import { codigoEscrito } from "~/domain/shared/codigoDePapel";
import { direccionDeCertificado } from "~/domain/talleres/certificados/certificado";
import { services } from "~/services.server";
import { responder } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";

const LARGO = 60;

/** Leads a typed code to its certificate. The error of an unknown or malformed code stands beside the field. */
export async function loader({ request }: LoaderArgs) {
  const escrito = limpiarLinea((new URL(request.url).searchParams.get("codigo") ?? "").slice(0, LARGO));
  if (!escrito) return responder({ escrito, error: null }, 200);
  const codigo = codigoEscrito(escrito);
  if (codigo === null) {
    const error = "Un código lleva 16 letras y números. Cópialo tal como está en el certificado.";
    return responder({ escrito, error }, 400);
  }
  if (await services.talleres.verCertificado(codigo)) throw redirect(direccionDeCertificado(codigo));
  return responder(
    { escrito, error: "No emitimos ningún certificado con ese código. Revisa cada letra." },
    404,
  );
}
