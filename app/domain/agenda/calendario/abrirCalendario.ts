import { anotarAcceso, type Canal } from "../../cuentas/accesosADatos/accesoADatos";
import { cabeOtroCambio, RECHAZO_POR_CAMBIOS } from "../../cuentas/identidad/cambiosPorDia";
import {
  RECHAZOS_DE_PRUEBA,
  type ConPrueba,
  type Prueba,
  type RechazoDePrueba,
} from "../../cuentas/identidad/prueba";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import type { Deps, DepsConSitio } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Rechazos } from "../../shared/rechazo";
import { correoDeCalendarioAbierto } from "./correos";
import type { Sha256 } from "../../shared/huella";
import { tieneClave } from "../../cuentas/identidad/tieneClave";

export const RECHAZOS_DE_CALENDARIO: Rechazos<RechazoDePrueba | "demasiados-cambios"> = {
  ...RECHAZOS_DE_PRUEBA,
  ...RECHAZO_POR_CAMBIOS,
};

type RepositoriosAlAbrir = "accesosADatos" | "calendarios" | "correos" | "intentos" | "personas";

/**
 * Makes the address of the person's calendar, or a new one, and then the former address stops working. The address
 * works after sign-out too, so making it asks for a fresh proof of identity and is told by mail.
 */
export function makeAbrirCalendario(
  {
    now,
    newId,
    sha256,
    sitio,
  }: Pick<DepsConSitio<RepositoriosAlAbrir>, "now" | "newId" | "sitio"> & { sha256: Sha256 },
  conPrueba: ConPrueba<RepositoriosAlAbrir>,
) {
  /** The token is shown once, to the person who asked for it: we store only its digest. */
  return ({ canal, ...prueba }: Prueba & { canal: Canal }) => {
    const { idPersona } = prueba;
    const [token, creadoEn] = [newId(), now()];
    return conPrueba(prueba, async (repos) => {
      if (!(await cabeOtroCambio(repos, "calendario", idPersona, creadoEn)))
        return refuse("demasiados-cambios");
      await repos.calendarios.guardar({ idPersona, huella: sha256(token), creadoEn });
      await anotarAcceso({ repos, newId }, { idPersona, accion: "calendario-abierto", canal, creadoEn });
      const persona = await repos.personas.porId(idPersona);
      if (persona) {
        const sobre = { idCorreo: newId(), idPersona, para: persona.email, creadoEn };
        await repos.correos.encolar(
          correoDeCalendarioAbierto(sobre, { conClave: await tieneClave(repos, idPersona) }, sitio),
        );
      }
      return done({ token });
    });
  };
}

export function makeRevocarCalendario({ repos }: Deps<"calendarios">) {
  return (idPersona: number) => repos.calendarios.borrar(idPersona);
}

/** The person's settings for calendar and discreet notices. */
export function makeVerAjustesDeAvisos({
  repos,
  sha256,
}: Deps<"calendarios" | "preferencias"> & { sha256: Sha256 }) {
  /** `token`: token of the address that the browser may still hold; it is shown again only while it is valid. */
  return async (idPersona: number, token: string | null = null) => {
    const [calendario, discreta] = await Promise.all([
      repos.calendarios.de(idPersona),
      quiereDiscrecion(repos, idPersona),
    ]);
    const esSuyo = token !== null && calendario?.huella === sha256(token);
    return { hayCalendario: calendario !== null, token: esSuyo ? token : null, discreta };
  };
}
