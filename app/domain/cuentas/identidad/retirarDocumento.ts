import { anotarAcceso } from "../accesosADatos/accesoADatos";
import type { DepsConSitio, ReposSinCandado } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { SIN_DOCUMENTO, tieneDocumento } from "../personas/documento";
import type { Persona } from "../personas/persona";
import { correoDeDocumentoRetirado } from "./correos";
import { tieneClave } from "./tieneClave";

type RepositoriosAlRetirar = "accesosADatos" | "correos" | "enviosAlCorreo" | "identidades" | "personas";
type DepsDeRetiro = DepsConSitio<RepositoriosAlRetirar>;

/** True when the owner only typed the document, and the insurer never asserted it. */
export async function esDocumentoSinComprobar(
  repos: ReposSinCandado<"identidades" | "personas">,
  { idPersona, esAsegurada }: Persona,
): Promise<boolean> {
  return (
    !esAsegurada &&
    (await repos.identidades.dePersona(idPersona)) === null &&
    (await tieneClave(repos, idPersona))
  );
}

/**
 * Removes the document of an account. The account keeps everything else; its next receipts have no document. Its mail
 * is told.
 */
export async function retirarDocumento(
  { repos, now, newId, sitio }: Pick<DepsDeRetiro, "repos" | "now" | "newId" | "sitio">,
  persona: Persona,
  canal: "web" | "interno",
): Promise<void> {
  const { idPersona, email: para } = persona;
  const creadoEn = now();
  await repos.personas.cambiarDocumento(idPersona, SIN_DOCUMENTO);
  await repos.enviosAlCorreo.olvidarDocumento(idPersona, persona);
  await anotarAcceso({ repos, newId }, { idPersona, accion: "documento-retirado", canal, creadoEn });
  await repos.correos.encolar(
    correoDeDocumentoRetirado({ idCorreo: newId(), idPersona, para, creadoEn }, sitio),
  );
}

/** Removes a document for an operator who has made sure who owns it. A document asserted by the insurer stays. */
export function makeLiberarDocumento(deps: DepsDeRetiro) {
  return (idPersona: number) =>
    deps.transaccion<{ idPersona: number }, "persona-no-existe" | "sin-documento" | "documento-comprobado">(
      async (repos) => {
        const persona = await repos.personas.porId(idPersona);
        if (!persona) return refuse("persona-no-existe");
        if (!tieneDocumento(persona)) return refuse("sin-documento");
        if (!(await esDocumentoSinComprobar(repos, persona))) return refuse("documento-comprobado");
        await retirarDocumento({ ...deps, repos }, persona, "interno");
        return done({ idPersona });
      },
    );
}
