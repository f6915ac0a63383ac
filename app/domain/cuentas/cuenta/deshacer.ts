import { anotarAcceso } from "../accesosADatos/accesoADatos";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { sumarMinutos } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import { anularLoAbierto } from "./anular";
import { correoDeCambioDeshecho, correoDeCuentaDevuelta } from "./correos";
import type { CambioDeCorreo } from "./cuenta";
import { buscarPorEnlace, DESHACER_EN_MINUTOS, type DepsDeEnlace } from "../deshacer/enlaceParaDeshacer";
import { mudarCorreo } from "./mudarCorreo";
import { tieneClave } from "../identidad/tieneClave";

type DepsDeDeshacer = DepsConSitio<
  | "accesos"
  | "accesosADatos"
  | "cambiosDeCorreo"
  | "correos"
  | "direccionesSecretas"
  | "eliminaciones"
  | "enviosAlCorreo"
  | "identidades"
  | "intentos"
  | "personas"
  | "recuperaciones"
  | "segundosFactores"
> &
  DepsDeEnlace & {
    /** The digest of a password that nobody has. */
    claveDeNadie: () => Promise<string>;
  };

/** What a link was mailed for. */
interface PorDeshacer {
  idPersona: number;
  /** What the link tells of happened then. */
  desde: Date;
  /** The change of mail that it goes back before; none where the account has kept its mail. */
  cambio: CambioDeCorreo | null;
  conClave: boolean;
  /** Uses the link up; false where somebody else did. */
  usar: () => Promise<boolean>;
}

/**
 * Gives an account back to who reads the mailbox that it had. Whoever changed something sensitive in it had a session
 * and the password, and may have begun with something else: so one rule serves every link. What is newer than what
 * the link tells of is void, and so is what is as much older as the link lives. A deletion that waits never goes on.
 */
export function makeDeshacer(deps: DepsDeDeshacer) {
  const { repos, transaccion, now, newId, huella, sitio } = deps;

  async function porDeshacer(
    trx: Repos<"cambiosDeCorreo" | "eliminaciones" | "personas" | "segundosFactores">,
    enlace: string,
  ): Promise<PorDeshacer | null> {
    const ahora = now();
    const buscar = <T>(donde: (huella: string) => Promise<T | null>) =>
      buscarPorEnlace(huella, enlace, donde);
    const cambio = await buscar((una) => trx.cambiosDeCorreo.porDeshacer(una, ahora));
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
    const factor = await buscar((una) => trx.segundosFactores.porDeshacer(una, ahora));
    if (factor) {
      const { idPersona, desde } = factor;
      return conElCambio(idPersona, desde, () => trx.segundosFactores.usarEnlace(idPersona, ahora));
    }
    const eliminacion = await buscar((una) => trx.eliminaciones.porDeshacer(una));
    if (!eliminacion) return null;
    const { idPersona, idEliminacion, pedidaEn } = eliminacion;
    return conElCambio(idPersona, pedidaEn, () => trx.eliminaciones.usarEnlace(idEliminacion));
  }

  return {
    /**
     * Whether the link works, and for whoever has a password. Only looks: whoever opens a link, a mail scanner too, has
     * not asked for anything yet.
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
        // Which mail it goes back to is read once no change of mail is on its way any more.
        await trx.personas.bloquear(mirado.idPersona);
        const hallado = await porDeshacer(trx, enlace);
        if (!hallado || !(await hallado.usar())) return refuse("enlace-vencido");
        const { idPersona, cambio, conClave } = hallado;
        const hastaAhora = (await trx.personas.porId(idPersona))?.email ?? "";
        if (cambio && !(await volverA(trx, cambio, ahora))) return refuse("correo-registrado");
        const desde = sumarMinutos(hallado.desde, -DESHACER_EN_MINUTOS);
        const antes = (await trx.personas.datosDesde(idPersona, desde)) ?? cambio?.antes;
        if (antes) await trx.personas.devolverDatos(idPersona, antes);
        await trx.enviosAlCorreo.olvidarDesde(idPersona, desde);
        await trx.personas.anularClave(idPersona, claveDeNadie, ahora);
        await anularLoAbierto(trx, idPersona, ahora);
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
        // Whoever used the link may be who has an old mailbox of theirs.
        if (hastaAhora !== correo) {
          const aDonde = { ...sobre, idCorreo: newId(), para: hastaAhora };
          await trx.correos.encolar(correoDeCuentaDevuelta(aDonde, sitio));
        }
        return done({ idPersona, correo, conClave });
      });
    },
  };
}

/** The account has the mail of before a change. False where that mail is somebody else's. */
async function volverA(
  trx: Repos<"cambiosDeCorreo" | "correos" | "enviosAlCorreo" | "personas">,
  cambio: CambioDeCorreo,
  ahora: Date,
) {
  const { idPersona, anterior } = cambio;
  await trx.cambiosDeCorreo.anularPosteriores(cambio, ahora);
  if (!(await mudarCorreo(trx, idPersona, anterior))) return false;
  // What went there while the account had another mail is theirs, too.
  await trx.correos.adjudicar(anterior, idPersona);
  return true;
}

/** A factor that is newer goes, and of an older one the codes that stand in for it where those are newer. */
async function quitarLoDelSegundoFactor(trx: Repos<"segundosFactores">, idPersona: number, desde: Date) {
  const guardado = await trx.segundosFactores.de(idPersona);
  if (!guardado?.activadoEn) return;
  if (guardado.activadoEn >= desde) await trx.segundosFactores.quitar(idPersona);
  else if (!guardado.respaldosEn || guardado.respaldosEn >= desde) {
    await trx.segundosFactores.quitarRespaldos(idPersona);
  }
}
