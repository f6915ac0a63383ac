import { subMinutes } from "date-fns";
import { anotarAccesoDelDia, type Canal } from "../../cuentas/accesosADatos/accesoADatos";
import type { Cuestionario } from "../../cuestionarios/repositorio";
import { elMesDe } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { Alerta } from "../repositorio";
import { enviarSiToca, type DepsDeGuardia, type NombresDeGuardia, type ReposDeGuardia } from "./guardia";
import { alertasDeLaPersona } from "./verAviso";

const UNA_HORA_EN_MINUTOS = 60;
/**
 * Limit of new alerts for one person within 60 minutes. The guard gets a mail about each, so a person who answers often
 * must not fill the mailbox.
 */
const POR_HORA = 2;

/**
 * Raises an alert and queues its mail to the guard, both in the transaction that stores the answer.
 *
 * An alert is open until a member of the guard acknowledges it (`acusadaEn`). While the person has an open alert, a new
 * answer makes no second one: it adds 1 to that alert (`veces`). After the acknowledgement the next answer makes a new
 * alert. When the person already got `POR_HORA` alerts in the last 60 minutes, the answer adds 1 to the newest instead.
 */
export async function alertar(
  repos: ReposDeGuardia,
  { idPersona, uuidForm }: Pick<Cuestionario, "idPersona" | "uuidForm">,
  deps: DepsDeGuardia,
): Promise<void> {
  if (idPersona === null) return;
  const { alertas } = repos;
  const { llave } = deps;
  const ahora = deps.now();
  const huellas = llave.huellasDe(idPersona);
  const anteriores = await alertasDeLaPersona(alertas, llave, idPersona);
  /**
   * Stores the time of this answer on one of the alerts that were counted. Returns false when none was counted. While a
   * key is replaced, two may be: the alert under the new key takes the time.
   */
  const anotarRepetida = async (contadas: readonly Alerta[]) => {
    const alerta = contadas.find(({ huellaDePersona }) => huellaDePersona === huellas[0]) ?? contadas[0];
    const datos = alerta && llave.abrir(alerta);
    if (datos) {
      // The month stored with the alert becomes the present one. Otherwise the deletion of old alerts would take one
      // that was raised again today.
      await alertas.cerrarDeNuevo(
        { ...alerta, creadaEn: ahora },
        llave.cerrar(alerta.idAlerta, { ...datos, ultimaEn: ahora }),
      );
      if (!alerta.acusadaEn) await enviarSiToca(repos, [alerta.idAlerta], deps);
    }
    return contadas.length > 0;
  };
  if (await anotarRepetida(await alertas.contarOtra(huellas))) return;
  const [ultima] = anteriores;
  const haceUnaHora = subMinutes(ahora, UNA_HORA_EN_MINUTOS);
  if (ultima && anteriores.filter(({ creadaEn }) => creadaEn > haceUnaHora).length >= POR_HORA) {
    await anotarRepetida(await alertas.contarOtraDeEsta(ultima.idAlerta));
    return;
  }
  const idAlerta = deps.newId();
  const creada = await alertas.crear({
    ...{ idAlerta, creadaEn: elMesDe(ahora), acusadaEn: null, acusadaPor: null },
    ...{ veces: 1, escaladas: 0, terminadaEn: null },
    ...llave.cerrar(idAlerta, {
      ...{ idPersona, uuidForm, creadaEn: ahora, ultimaEn: null, avisada: null, tomada: null },
    }),
  });
  // Another transaction created the alert of this person first: this answer is counted there.
  if (!creada) await anotarRepetida(await alertas.contarOtra(huellas));
  else await enviarSiToca(repos, [idAlerta], deps);
}

/**
 * Raises an alert because the person asks to be called. Nobody reads their answers: without this request the guard
 * knows nothing. Refuses with `sin-turno` while nobody is on duty, so that no call is promised.
 */
export function makePedirAviso(deps: Deps<"accesosADatos" | NombresDeGuardia> & DepsDeGuardia) {
  const { transaccion, now, newId, guardia } = deps;
  return async ({ idPersona, canal }: { idPersona: number; canal: Canal }): Promise<PedidoDeAviso> => {
    if (guardia === null) return refuse("sin-turno");
    return transaccion(async (trx): Promise<PedidoDeAviso> => {
      await alertar(trx, { idPersona, uuidForm: newId() }, deps);
      const acceso = { idPersona, accion: "aviso-pedido", canal, creadoEn: now() } as const;
      await anotarAccesoDelDia({ repos: trx }, acceso);
      return done(undefined);
    });
  };
}

type PedidoDeAviso = Result<undefined, "sin-turno">;
