import { leerEscala, type NivelDeAviso } from "../../equipo/turnos/escala";
import type { Sitio } from "../../shared/marca";
import type { Deps, Repos } from "../../shared/puertos";
import { done } from "../../shared/result";
import type { LlaveDeAlertas } from "../repositorio";
import { correoDeAlerta, type PantallaDeGuardia } from "./correoDeAlerta";
import type { Timbre } from "./timbre";
import { conInstantes, envioQueToca, type AlertaConInstantes } from "./envios";

const CUANTAS_SE_ESCALAN = 500;
/** Prefix of the id of a mail that tells the guard about at least one alert for the first time. */
const ESCALADA = "alertas-escaladas:";
/** Prefix of the id of a mail that only reminds the guard of alerts. */
const RECORDADA = "alertas-recordadas:";

/** Repositories with which the guard is told. */
export type NombresDeGuardia = "alertas" | "correos" | "timbresDeGuardia" | "turnosDeGuardia";
export type ReposDeGuardia = Repos<NombresDeGuardia>;

/** Encryption keys of the alerts, and the mail address of the guard; `guardia` is null when none is configured. */
export interface DepsDeGuardia extends PantallaDeGuardia {
  llave: LlaveDeAlertas;
  guardia: string | null;
  /** True with a service that sends SMS or calls. */
  hayTimbre: boolean;
  sitio: Sitio;
  now: () => Date;
  newId: () => string;
}

/** A notice of an alert that is due: its number from 1 to 3, and the mails that tell it. */
interface AvisoDebido {
  alerta: AlertaConInstantes;
  envio: number;
  nivel: NivelDeAviso;
  destinos: readonly string[];
  direcciones: readonly string[];
}

/** A mail to one address about all alerts of which it is told now. */
interface CorreoPorEscribir {
  idCorreo: string;
  avisos: AvisoDebido[];
}

/**
 * Tells the guard about alerts whose notice is due: first the first level, then the second one too, then everybody.
 * Each address gets one mail for all, with codes and hours and no data of persons. Mails and telephone notices are queued
 * in the caller's transaction. Two processes never send one notice twice.
 */
export async function enviarSiToca(
  repos: ReposDeGuardia,
  ids: readonly string[],
  deps: DepsDeGuardia,
): Promise<void> {
  const { llave, sitio, now } = deps;
  if (deps.guardia === null) return;
  const creadoEn = now();
  const debidos = await avisosDebidos(repos, ids, deps);
  const correos = porDireccion(debidos, deps.newId);
  const enviados = new Set<AvisoDebido>();
  for (const aviso of debidos) {
    const { alerta, envio, direcciones } = aviso;
    const anteriores = envio === 1 ? [] : (alerta.avisada?.idsCorreo ?? []);
    const nuevos = direcciones.map((para) => correos.get(para)!.idCorreo);
    const avisada = { en: creadoEn, idsCorreo: [...anteriores, ...nuevos] };
    const avisadaCerrada = llave.cerrarAvisada(alerta.idAlerta, avisada);
    if (!(await repos.alertas.escalar(alerta, { escaladas: envio, avisadaCerrada }))) continue;
    enviados.add(aviso);
    if (deps.hayTimbre) await repos.timbresDeGuardia.encolar(timbreDe(aviso, deps));
  }
  for (const [para, { idCorreo, avisos }] of correos) {
    const alertas = avisos.filter((aviso) => enviados.has(aviso)).map(({ alerta }) => alerta);
    if (alertas.length > 0)
      await repos.correos.encolar(correoDeAlerta({ idCorreo, para, creadoEn, alertas }, deps, sitio));
  }
}

async function avisosDebidos(
  repos: Repos<"alertas" | "turnosDeGuardia">,
  ids: readonly string[],
  { llave, guardia, now }: DepsDeGuardia,
): Promise<AvisoDebido[]> {
  const debidos: AvisoDebido[] = [];
  let escala: Awaited<ReturnType<typeof leerEscala>> | null = null;
  for (const idAlerta of ids) {
    const fila = await repos.alertas.porId(idAlerta);
    if (!fila) continue;
    const alerta = conInstantes(llave, fila);
    const envio = envioQueToca(alerta, now());
    if (envio === null) continue;
    escala ??= await leerEscala(repos, now());
    const { nivel, miembros, destinos } = escala(envio);
    const direcciones = miembros.map(({ correo }) => correo);
    // The address of the whole guard hears with everybody.
    if (nivel === 3 && guardia !== null) direcciones.push(guardia);
    debidos.push({ alerta, envio, nivel, destinos, direcciones: [...new Set(direcciones)] });
  }
  return debidos;
}

/** Telephone notice of an alert. */
const timbreDe = (
  { alerta: { idAlerta, ultimaVez }, nivel, destinos }: Pick<AvisoDebido, "alerta" | "nivel" | "destinos">,
  { newId, now }: DepsDeGuardia,
): Timbre => ({
  idTimbre: newId(),
  idAlerta,
  nivel,
  hora: ultimaVez,
  destinos,
  creadoEn: now(),
  intentos: 0,
});

function porDireccion(debidos: readonly AvisoDebido[], newId: () => string) {
  const correos = new Map<string, CorreoPorEscribir>();
  for (const aviso of debidos)
    for (const para of aviso.direcciones) {
      const correo = correos.get(para) ?? { idCorreo: "", avisos: [] };
      correo.avisos.push(aviso);
      correos.set(para, correo);
    }
  for (const correo of correos.values())
    correo.idCorreo = (correo.avisos.some(({ envio }) => envio === 1) ? ESCALADA : RECORDADA) + newId();
  return correos;
}

/**
 * Makes the job that tells the guard again about alerts that nobody took, and for the first time about alerts from
 * before a guard was named. Sent mails are deleted from the outbox, because they tell the minute of an alert.
 */
export function makeEscalarAlertas(deps: Deps<NombresDeGuardia> & DepsDeGuardia) {
  const { repos, transaccion, now, llave, guardia } = deps;
  return async (alto?: AbortSignal) => {
    await repos.correos.olvidarEnviados(ESCALADA);
    await repos.correos.olvidarEnviados(RECORDADA);
    if (guardia === null) return;
    const ahora = now();
    const ids = (await repos.alertas.abiertas())
      .filter((alerta) => envioQueToca(conInstantes(llave, alerta), ahora) !== null)
      .slice(0, CUANTAS_SE_ESCALAN)
      .map(({ idAlerta }) => idAlerta);
    if (ids.length === 0 || alto?.aborted) return;
    await transaccion(async (trx) => {
      await enviarSiToca(trx, ids, deps);
      return done(undefined);
    });
  };
}

/**
 * Makes the job of a hand-over: when a turn begins, its member is told of the alerts that nobody holds. An alert that a
 * colleague holds stays theirs until they close it, or for 30 minutes.
 */
export function makeEntregarGuardia(deps: Deps<NombresDeGuardia> & DepsDeGuardia) {
  const { repos, transaccion, now, newId, llave, sitio } = deps;
  return async (alto?: AbortSignal) => {
    const ahora = now();
    const empiezan = await repos.turnosDeGuardia.porAnunciar(ahora);
    if (empiezan.length === 0 || alto?.aborted) return;
    await transaccion(async (trx) => {
      const alertas = (await trx.alertas.abiertas()).map((alerta) => conInstantes(llave, alerta));
      const enTurno = await trx.turnosDeGuardia.enTurno(ahora);
      for (const { idTurno, idCuenta, nivel, destino } of empiezan) {
        if (!(await trx.turnosDeGuardia.anunciar(idTurno, ahora))) continue;
        const para = enTurno.find((uno) => uno.idCuenta === idCuenta)?.correo;
        if (para === undefined || alertas.length === 0) continue;
        const sobre = { idCorreo: RECORDADA + newId(), para, creadoEn: ahora, empiezaElTurno: true };
        await trx.correos.encolar(correoDeAlerta({ ...sobre, alertas }, deps, sitio));
        const destinos = destino === "" ? [] : [destino];
        if (deps.hayTimbre)
          for (const alerta of alertas)
            await trx.timbresDeGuardia.encolar(timbreDe({ alerta, nivel, destinos }, deps));
      }
      return done(undefined);
    });
  };
}
