import { estaProbado, type Miembro } from "~/domain/equipo/derechos/exigir";
import { done } from "~/domain/shared/result";
import { services } from "~/services.server";
import { llaveDe } from "./sesion.server";

/** True when the forms of the page ask for a code, because the last one is too old. */
export const pideCodigo = (miembro: Miembro): boolean => !estaProbado(miembro, services.now());

/**
 * The member with a fresh proof, when the form has a code of the app; unchanged without one. The use case decides
 * whether it needs a proof.
 */
export async function conCodigo(request: Request, miembro: Miembro, datos: FormData) {
  const codigo = datos.get("codigo");
  if (typeof codigo !== "string" || codigo === "") return done(miembro);
  const probado = await services.equipo.entrada.probar(await llaveDe(request), codigo.replace(/\s/g, ""));
  return probado.ok ? done({ ...miembro, probadoEn: services.now(), dioCodigo: true }) : probado;
}
