import { anotarAcceso } from "../accesosADatos/accesoADatos";
import type { DepsConSitio, Repos, Repositorios, ReposSinCandado } from "../../shared/puertos";
import { sumarMinutos } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import { anularLoAbierto, type ConDirecciones } from "./anular";
import { correoDeCambioDeshecho, correoDeCuentaDevuelta } from "./correos";
import type { CambioDeCorreo } from "./cuenta";
import { buscarPorEnlace, DESHACER_EN_MINUTOS, type DepsDeEnlace } from "../deshacer/enlaceParaDeshacer";
import { mudarCorreo } from "./mudarCorreo";
import { tieneClave } from "../identidad/tieneClave";

type DepsDeDeshacer<K extends keyof Repositorios> = DepsConSitio<
  | NoInfer<K>
  | "accesos"
  | "accesosADatos"
  | "cambiosDeCorreo"
  | "correos"
  | "eliminaciones"
  | "enviosAlCorreo"
  | "identidades"
  | "intentos"
  | "personas"
  | "recuperaciones"
  | "segundosFactores"
> &
  ConDirecciones<K> &
  DepsDeEnlace & {
    /** Makes the digest of a random password that nobody knows. */
    claveDeNadie: () => Promise<string>;
  };

/** The change that a mailed link can undo. */
interface PorDeshacer {
  idPersona: number;
  /** Instant of the change. */
  desde: Date;
  /** The change of mail to undo; null when the mail did not change. */
  cambio: CambioDeCorreo | null;
  conClave: boolean;
  /** Uses the link up; false when another request used it first. */
  usar: () => Promise<boolean>;
}

/**
 * Gives an account back to the reader of its former mailbox. A thief who changed something sensitive had an access and
 * the password, and may have begun with another change, so that one rule serves every link. Newer changes are undone,
 * and older ones too, as far back as the life of a link. A waiting deletion of the account is cancelled.
 */
export function makeDeshacer<K extends keyof Repositorios>(deps: DepsDeDeshacer<K>) {
  const { repos, transaccion, now, newId, huella, sitio } = deps;

  async function porDeshacer(
    trx: ReposSinCandado<"cambiosDeCorreo" | "eliminaciones" | "personas" | "segundosFactores">,
    enlace: string,
  ): Promise<PorDeshacer | null> {
    const ahora = now();
    const buscar = <T>(donde: (huella: string) => Promise<T | null>) =>
      buscarPorEnlace(huella, enlace, donde);
    const cambio = await buscar((huellaDeEnlace) => trx.cambiosDeCorreo.porDeshacer(huellaDeEnlace, ahora));
    if (cambio) {
      const { idPersona, idCambio, creadoEn: desde } = cambio;
      const conClave = await tieneClave(trx, idPersona);
      return {
        idPersona,
        desde,
        cambio,
        conClave,
        usar: () => trx.cambiosDeCorreo.deshacer(idCambio, ahora),
      };
    }
    const conElCambio = async (idPersona: number, desde: Date, usar: PorDeshacer["usar"]) => ({
      idPersona,
      desde,
      cambio: await trx.cambiosDeCorreo.primeroDesde(idPersona, desde, ahora),
      conClave: await tieneClave(trx, idPersona),
      usar,
    });
    const factor = await buscar((huellaDeEnlace) => trx.segundosFactores.porDeshacer(huellaDeEnlace, ahora));
    if (factor) {
      const { idPersona, desde } = factor;
      return conElCambio(idPersona, desde, () => trx.segundosFactores.usarEnlace(idPersona, ahora));
    }
    const eliminacion = await buscar((huellaDeEnlace) => trx.eliminaciones.porDeshacer(huellaDeEnlace));
    if (!eliminacion) return null;
    const { idPersona, idEliminacion, pedidaEn } = eliminacion;
    return conElCambio(idPersona, pedidaEn, () => trx.eliminaciones.usarEnlace(idEliminacion));
  }

  return {
    /**
     * Tells whether the link works, and whether its owner has a password. It changes nothing (RFC 9110 § 9.2.1),
     * because mail scanners open links too.
     */
    async porDeshacer(enlace: string) {
      const hallado = await porDeshacer(repos, enlace);
      return hallado && { conClave: hallado.conClave };
    },

    async deshacerCambio(enlace: string) {
      const claveDeNadie = await deps.claveDeNadie();
      return transaccion(async (trx) => {
        const ahora = now();
        const mirado = await porDeshacer(trx, enlace);
        if (!mirado) return refuse("enlace-vencido");
        // The lock comes first: the mail to restore must not change meanwhile.
        await trx.personas.bloquear(mirado.idPersona);
        const hallado = await porDeshacer(trx, enlace);
        if (!hallado || !(await hallado.usar())) return refuse("enlace-vencido");
        const { idPersona, cambio, conClave } = hallado;
        const hastaAhora = (await trx.personas.porId(idPersona))?.email ?? "";
        if (cambio && !(await volverA(trx, cambio, ahora))) return refuse("correo-registrado");
        const desde = sumarMinutos(hallado.desde, -DESHACER_EN_MINUTOS);
        const antes = await trx.personas.datosDesde(idPersona, desde);
        if (antes) await trx.personas.devolverDatos(idPersona, antes);
        await trx.enviosAlCorreo.olvidarDesde(idPersona, desde);
        await trx.personas.anularClave(idPersona, claveDeNadie, ahora);
        await anularLoAbierto(trx, deps, idPersona, ahora);
        await quitarLoDelSegundoFactor(trx, idPersona, desde);
        const anotar = (accion: "cambio-de-perfil" | "eliminacion-cancelada") =>
          anotarAcceso({ repos: trx, newId }, { idPersona, accion, canal: "web", creadoEn: ahora });
        await anotar("cambio-de-perfil");
        const eliminacion = await trx.eliminaciones.abierta(idPersona);
        if (eliminacion && (await trx.eliminaciones.cerrar(eliminacion.idEliminacion, "cancelada", ahora)))
          await anotar("eliminacion-cancelada");
        const correo = (await trx.personas.porId(idPersona))?.email ?? "";
        const sobre = { idCorreo: newId(), idPersona, para: correo, creadoEn: ahora };
        await trx.correos.encolar(correoDeCambioDeshecho(sobre, { conClave }, sitio));
        // The link may come from an older mailbox of the owner, so that the present mailbox is told too.
        if (hastaAhora !== correo) {
          const aDonde = { ...sobre, idCorreo: newId(), para: hastaAhora };
          await trx.correos.encolar(correoDeCuentaDevuelta(aDonde, sitio));
        }
        return done({ idPersona, correo, conClave });
      });
    },
  };
}

/** Restores the account's mail before a change. False when another account has that mail now. */
async function volverA(
  trx: Repos<"cambiosDeCorreo" | "correos" | "enviosAlCorreo" | "personas">,
  cambio: CambioDeCorreo,
  ahora: Date,
) {
  const { idPersona, anterior } = cambio;
  await trx.cambiosDeCorreo.anularPosteriores(cambio, ahora);
  if (!(await mudarCorreo(trx, idPersona, anterior))) return false;
  // Mails sent to the restored address belong to the person again.
  await trx.correos.adjudicar(anterior, idPersona);
  return true;
}

/** Removes a second factor newer than `desde`. An older factor loses backup codes that are newer than `desde`. */
async function quitarLoDelSegundoFactor(trx: Repos<"segundosFactores">, idPersona: number, desde: Date) {
  const guardado = await trx.segundosFactores.de(idPersona);
  if (!guardado?.activadoEn) return;
  if (guardado.activadoEn >= desde) await trx.segundosFactores.quitar(idPersona);
  else if (!guardado.respaldosEn || guardado.respaldosEn >= desde) {
    await trx.segundosFactores.quitarRespaldos(idPersona);
  }
}
