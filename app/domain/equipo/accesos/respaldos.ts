import { redactar } from "../../avisos/correo/plantilla";
import type { Correo } from "../../avisos/correo/correo";
import { respaldosNuevos } from "../../cuentas/segundoFactor/respaldos";
import type { Huella } from "../../shared/huella";
import type { Sitio } from "../../shared/marca";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Miembro } from "../derechos/exigir";
import { anotarActo } from "../registro/anotar";

/** Owner of backup codes, in their digests. */
export const titularDeRespaldos = (idCuenta: string) => `respaldo-de-equipo:${idCuenta}`;

interface SobreDeRespaldo {
  idCorreo: string;
  para: string;
  nombre: string;
  creadoEn: Date;
}

/** Tells a member that one of their codes was used and how many are left, or that all were replaced. */
export const correoDeRespaldo = (
  { nombre, ...sobre }: SobreDeRespaldo,
  hecho: { usado: number } | "cambiados",
  sitio: Sitio,
): Correo =>
  redactar(
    { ...sobre, idPersona: null, oficio: true },
    {
      titulo:
        hecho === "cambiados" ? "Creaste códigos de respaldo nuevos" : "Se usó un código de respaldo tuyo",
      saludo: `Hola, ${nombre}:`,
      parrafos: [
        hecho === "cambiados"
          ? "Los códigos anteriores del equipo ya no sirven."
          : `Alguien entró al equipo con uno de tus códigos. Te quedan ${hecho.usado}.`,
        "Si no fuiste tú, avisa a Sistemas ahora para que cierre tu cuenta.",
      ],
    },
    sitio,
  );

type DepsDeRespaldos = Deps<"correos" | "cuentasDeEquipo" | "registroDeEquipo"> & {
  sitio: Sitio;
  huella: Huella;
  nuevoRespaldo: () => string;
};

/** Backup codes of a member, for a telephone that was lost. Each opens one sign-in, and proves no act. */
export function makeRespaldosDeEquipo(deps: DepsDeRespaldos) {
  const { repos, transaccion, now, newId, sitio } = deps;
  return {
    sinUsar: ({ idCuenta }: Miembro) => repos.cuentasDeEquipo.respaldosSinUsar(idCuenta),

    /** Replaces the codes, with a code of the app in the form. Returns the new ones, which are shown only once. */
    cambiar: (miembro: Miembro) =>
      transaccion(async (trx) => {
        if (!miembro.dioCodigo) return refuse("prueba-vencida");
        const { idCuenta, correo: para, nombre } = miembro;
        const { huellas, mostrados } = respaldosNuevos(deps, titularDeRespaldos(idCuenta));
        if (!(await trx.cuentasDeEquipo.cambiarRespaldos(idCuenta, huellas, now())))
          return refuse("sin-acceso");
        await anotarActo({ ...deps, repos: trx }, miembro, { accion: "cambio-respaldos" });
        const sobre = { idCorreo: newId(), para, nombre, creadoEn: now() };
        await trx.correos.encolar(correoDeRespaldo(sobre, "cambiados", sitio));
        return done(mostrados);
      }),
  };
}
