import { direccionDeEspecialista, type LlavesDeSala } from "../citas/enlaceDeSala";
import { anotarAccesoDelDia } from "../../cuentas/accesosADatos/accesoADatos";
import { retiroDatosDeSalud } from "../../consentimientos/datosDeSalud";
import { estadoDeSala } from "../citas/sala";
import type { Deps } from "../../shared/puertos";
import { leerNotaCompartida } from "../notas/compartir";
import { done, refuse, type Result } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import { otroRol, estaPresente, type CaminosIce, type Credencial, type Participante } from "./sala";

/** Wakes the requests that wait for news of a room: at once in this process, a little later in other processes. */
export interface AvisosDeSala {
  /** Resolves when there is news, at the limit, when the client disconnects, or when the process ends. */
  esperar(idCita: string, desde: number, limiteEnMs: number, desiste: AbortSignal): Promise<void>;
  avisar(idCita: string): void;
}

export interface DepsDeSala extends Deps<
  "accesosADatos" | "citas" | "consentimientos" | "intentos" | "notas" | "personas" | "salas"
> {
  llavesDeSala: LlavesDeSala;
  avisos: AvisosDeSala;
  caminosIce: (idConexion: string, hasta: Date) => CaminosIce;
}

/**
 * Finds the participant of a credential and the session. Anybody else gets the answer that there is no such session.
 */
function makeReconocerParticipante({ repos, llavesDeSala, now }: DepsDeSala) {
  return async (credencial: Credencial): Promise<Result<Participante, "cita-no-existe">> => {
    if ("idPersona" in credencial) {
      const cita = await repos.citas.deUnaPersona(credencial.idCita, credencial.idPersona);
      return cita ? done({ rol: "persona" as const, cita }) : refuse("cita-no-existe");
    }
    const idCita = llavesDeSala.idCitaDe(credencial.llave);
    const cita = idCita ? await repos.citas.porId(idCita) : null;
    return cita && llavesDeSala.valeEn(credencial.llave, cita, now())
      ? done({ rol: "especialista" as const, cita })
      : refuse("cita-no-existe");
  };
}

/**
 * Finds the participant, only while the room is open. A person who withdrew consent (Ley 29733, art. 13.7) cannot
 * enter.
 */
export function makeDejarPasar(deps: DepsDeSala) {
  const reconocer = makeReconocerParticipante(deps);
  return async (credencial: Credencial) => {
    const participante = await reconocer(credencial);
    if (!participante.ok) return participante;
    const estado = estadoDeSala(participante.value.cita, deps.now());
    if (estado === "por-abrir") return refuse("sala-por-abrir");
    if (estado !== "abierta") return refuse("sala-cerrada");
    const { rol, cita } = participante.value;
    const retirado = rol === "persona" && (await retiroDatosDeSalud(deps.repos, cita.idPersona));
    return retirado ? refuse("sin-consentimiento") : participante;
  };
}

/** Data of the call's page before any script runs. */
export function makeVerSala(deps: DepsDeSala) {
  const { repos, now } = deps;
  const reconocer = makeReconocerParticipante(deps);
  return async (credencial: Credencial) => {
    const participante = await reconocer(credencial);
    if (!participante.ok) return participante;
    const { rol, cita } = participante.value;
    const ahora = now();
    const estado = estadoDeSala(cita, ahora);
    // A specialist learns nothing about a session that was cancelled or will not take place.
    if (rol === "especialista" && estado === "sin-sesion") return refuse("cita-no-existe");
    const abierta = estado === "abierta";
    const [presencias, mensajes, persona, compartido, retirado] = await Promise.all([
      abierta ? repos.salas.presencias(cita.idCita) : [],
      abierta ? repos.salas.textos(cita.idCita) : [],
      rol === "especialista" ? repos.personas.porId(cita.idPersona) : null,
      rol === "especialista" ? leerNotaCompartida(repos, cita, ahora) : null,
      rol === "persona" && retiroDatosDeSalud(repos, cita.idPersona),
    ]);
    if (compartido) {
      const acceso = { accion: "nota-leida", canal: "web", actor: "especialista", creadoEn: ahora } as const;
      await anotarAccesoDelDia({ repos }, { idPersona: cita.idPersona, ...acceso });
    }
    const otro = presencias.find((presencia) => presencia.rol === otroRol(rol));
    return done({
      ...participante.value,
      estado,
      ahora,
      conQuien: persona ? persona.nombre : cita.especialista,
      estaElOtro: otro !== undefined && estaPresente(otro, ahora),
      mensajes,
      compartido,
      sinConsentimiento: retirado,
    });
  };
}

/**
 * Reason why a specialist's link no longer opens a session: `cancelada`, `movida` or `terminada`. Null when it still
 * opens the session, and for a key that we did not sign or that belongs to another specialist by now.
 */
export function makePorQueNoAbre({ repos, llavesDeSala, now }: DepsDeSala) {
  return async (llave: string): Promise<"cancelada" | "movida" | "terminada" | null> => {
    const idCita = llavesDeSala.idCitaDe(llave);
    const cita = idCita ? await repos.citas.porId(idCita) : null;
    if (!cita || !llavesDeSala.fueDe(llave, cita)) return null;
    const ahora = now();
    const estado = estadoDeSala(cita, ahora);
    if (estado === "sin-sesion") return "cancelada";
    if (llavesDeSala.valeEn(llave, cita, ahora)) return null;
    return estado === "cerrada" ? "terminada" : "movida";
  };
}

/** Link of a session's specialist, valid until its room closes. For operators. */
export function makeEnlaceDeEspecialista({ repos, llavesDeSala, now }: DepsDeSala) {
  return async (idCita: string) => {
    const cita = await repos.citas.porId(idCita);
    if (!cita || estadoDeSala(cita, now()) === "sin-sesion") return refuse("cita-no-existe");
    return done(direccionDeEspecialista(llavesDeSala.firmar(cita)));
  };
}

/** Deletes the messages and all other data of closed rooms. */
export function makeVaciarSalas({ repos, transaccion, now }: Deps<"intentos" | "salas">) {
  return async (alto?: AbortSignal) => {
    for (const idCita of hastaElAlto(await repos.salas.porVaciar(now(), SALAS_POR_VUELTA), alto)) {
      await transaccion(async (trx) => {
        await trx.salas.vaciar(idCita);
        for (const rol of ["persona", "especialista"] as const) {
          await trx.intentos.olvidar(cuentaDeEnvios(idCita, rol));
        }
        return done(undefined);
      });
    }
  };
}
const SALAS_POR_VUELTA = 50;

export const cuentaDeEnvios = (idCita: string, rol: Participante["rol"]) => `sala:${idCita}:${rol}`;
