import { anotarAcceso } from "../accesosADatos/accesoADatos";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { OTROS } from "../personas/documento";
import type { Persona } from "../personas/persona";
import { correoDeDocumentoRetirado } from "./correos";
import { tieneClave } from "./tieneClave";

type LoDeRetirar = "accesosADatos" | "correos" | "identidades" | "personas";
type DepsDeRetiro = DepsConSitio<LoDeRetirar>;

/** Whether the insurer has never asserted the document of an account: its owner typed it, and nobody proved it. */
export async function esDocumentoSinComprobar(
  repos: Repos<"identidades" | "personas">,
  { idPersona, esAsegurada }: Persona,
): Promise<boolean> {
  return (
    !esAsegurada &&
    (await repos.identidades.dePersona(idPersona)) === null &&
    (await tieneClave(repos, idPersona))
  );
}

/**
 * Takes the document out of an account, which keeps its mail and all else; a number of ours stands in its place. The
 * account's mail is told.
 */
export async function retirarDocumento(
  { repos, now, newId, sitio }: Pick<DepsDeRetiro, "repos" | "now" | "newId" | "sitio">,
  { idPersona, email: para }: Persona,
  canal: "web" | "interno",
): Promise<void> {
  const creadoEn = now();
  const numeroDocumento = `SD-${newId().replaceAll("-", "").slice(0, 12).toUpperCase()}`;
  await repos.personas.cambiarDocumento(idPersona, { idTipoDocumento: OTROS, numeroDocumento });
  await anotarAcceso({ repos, newId }, { idPersona, accion: "documento-retirado", canal, creadoEn });
  await repos.correos.encolar(
    correoDeDocumentoRetirado({ idCorreo: newId(), idPersona, para, creadoEn }, sitio),
  );
}

/** For an operator, who has made sure whose document it is. One that the insurer asserted stays. */
export function makeLiberarDocumento(deps: DepsDeRetiro) {
  return (idPersona: number) =>
    deps.transaccion<{ idPersona: number }, "persona-no-existe" | "documento-comprobado">(async (repos) => {
      const persona = await repos.personas.porId(idPersona);
      if (!persona) return refuse("persona-no-existe");
      if (!(await esDocumentoSinComprobar(repos, persona))) return refuse("documento-comprobado");
      await retirarDocumento({ ...deps, repos }, persona, "interno");
      return done({ idPersona });
    });
}
