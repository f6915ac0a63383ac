import { direccionDeEspecialista, type LlavesDeSala } from "../citas/enlaceDeSala";
import { anotarAccesoDelDia } from "../../cuentas/accesosADatos/accesoADatos";
import { retiroDatosDeSalud } from "../../consentimientos/datosDeSalud";
import { estadoDeSala } from "../citas/sala";
import type { Deps } from "../../shared/puertos";
import { loCompartido } from "../notas/compartir";
import { done, refuse, type Result } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import { otroRol, estaPresente, type CaminosIce, type Credencial, type Participante } from "./sala";

/** Tells those who wait for news of a room that there is some, in this process and, a little later, in the others. */
export interface AvisosDeSala {
  /** Comes back at news, after so long without, when nobody waits any more, or when the process ends. */
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

/** Who this is and to which session they belong. Everybody else hears that there is no such session. */
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

/** The same, and only while the room is open. Whoever withdrew their consent to it has no session to be in. */
export function makeDejarPasar(deps: DepsDeSala) {
  const reconocer = makeReconocerParticipante(deps);
  return async (credencial: Credencial) => {
    const quien = await reconocer(credencial);
    if (!quien.ok) return quien;
    const estado = estadoDeSala(quien.value.cita, deps.now());
    if (estado === "por-abrir") return refuse("sala-por-abrir");
    if (estado !== "abierta") return refuse("sala-cerrada");
    const { rol, cita } = quien.value;
    const retirado = rol === "persona" && (await retiroDatosDeSalud(deps.repos, cita.idPersona));
    return retirado ? refuse("sin-consentimiento") : quien;
  };
}

/** What the page of the call shows before any script of it runs. */
export function makeVerSala(deps: DepsDeSala) {
  const { repos, now } = deps;
  const reconocer = makeReconocerParticipante(deps);
  return async (credencial: Credencial) => {
    const quien = await reconocer(credencial);
    if (!quien.ok) return quien;
    const { rol, cita } = quien.value;
    const ahora = now();
    const estado = estadoDeSala(cita, ahora);
    // A specialist learns nothing more of a session that is cancelled or will not be.
    if (rol === "especialista" && estado === "sin-sesion") return refuse("cita-no-existe");
    const abierta = estado === "abierta";
    const [presencias, mensajes, persona, compartido, retirado] = await Promise.all([
      abierta ? repos.salas.presencias(cita.idCita) : [],
      abierta ? repos.salas.textos(cita.idCita) : [],
      rol === "especialista" ? repos.personas.porId(cita.idPersona) : null,
      rol === "especialista" ? loCompartido(repos, cita, ahora) : null,
      rol === "persona" && retiroDatosDeSalud(repos, cita.idPersona),
    ]);
    if (compartido) {
      const hecho = { accion: "nota-leida", canal: "web", actor: "especialista", creadoEn: ahora } as const;
      await anotarAccesoDelDia({ repos }, { idPersona: cita.idPersona, ...hecho });
    }
    const otro = presencias.find((presencia) => presencia.rol === otroRol(rol));
    return done({
      ...quien.value,
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
 * Why the link of a specialist opens nothing any more, for whoever was mailed it: `cancelada`, `movida` or `terminada`.
 * Null where it opens the session still, and for a key that is not ours or is another specialist's by now.
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

/** The link of the specialist of a session, valid until its room closes. For whoever runs the service. */
export function makeEnlaceDeEspecialista({ repos, llavesDeSala, now }: DepsDeSala) {
  return async (idCita: string) => {
    const cita = await repos.citas.porId(idCita);
    if (!cita || estadoDeSala(cita, now()) === "sin-sesion") return refuse("cita-no-existe");
    return done(direccionDeEspecialista(llavesDeSala.firmar(cita)));
  };
}

/** What was said in a room is deleted once it has closed, with everything else it left behind. */
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
