import { hastaElAlto } from "../shared/unidades";
import { addMinutes, subDays, subMinutes } from "date-fns";
import { redactar, SALUDO_SIN_NOMBRE, type Mensaje } from "../avisos/correo/plantilla";
import {
  anotarAcceso,
  anotarAccesoDelDia,
  soloElDia,
  type Canal,
} from "../cuentas/accesosADatos/accesoADatos";
import type { Cuestionario } from "../cuestionarios/repositorio";
import type { Auditar } from "../shared/actos/auditar";
import { diaYHora, elDiaDe, elMesDe } from "../shared/fechas";
import type { Deps, Repos } from "../shared/puertos";
import type { Sitio } from "../shared/marca";
import type { Rechazos } from "../shared/rechazo";
import { done, refuse, type Result } from "../shared/result";
import type { Alerta, AlertaRepository, LlaveDeAlertas } from "./repositorio";

/**
 * Minutes between one mail about an alert and the next: at once, 5 minutes later and 15 minutes after the first. An
 * alert that is said again after these three begins anew, 15 minutes after its last mail at the earliest, so that one
 * person does not flood the mailbox of the guard.
 */
const ESPERAS_EN_MINUTOS = [15, 5, 10];
const CUANTAS_SE_LISTAN = 100;
const POR_VUELTA = 100;
const UNA_HORA_EN_MINUTOS = 60;
/** The first one, and another after somebody took that on. */
const POR_HORA = 2;
const CUANTAS_SE_ESCALAN = 500;
const CODIGOS_EN_EL_CORREO = 20;
/** The first mail about an alert has an id that begins so. */
const ESCALADA = "alertas-escaladas:";
/** A mail about alerts that each had one before has an id that begins so. */
const RECORDADA = "alertas-recordadas:";

export type RechazoDeAlerta =
  | "alerta-no-existe"
  | "alerta-acusada"
  | "alerta-sin-tomar"
  | "alerta-ajena"
  | "alerta-terminada"
  | "sin-turno";
export const RECHAZOS_DE_ALERTA: Rechazos<RechazoDeAlerta> = {
  "alerta-no-existe": { clase: "not-found", mensaje: "No hay una alerta con ese código." },
  "alerta-acusada": { clase: "conflict", mensaje: "Otra persona ya tomó esa alerta." },
  "alerta-sin-tomar": { clase: "conflict", mensaje: "Nadie ha tomado esa alerta." },
  "alerta-ajena": { clase: "conflict", mensaje: "La cierra quien la tomó; otra persona puede devolverla." },
  "alerta-terminada": { clase: "conflict", mensaje: "Esa alerta ya se cerró." },
  "sin-turno": {
    clase: "not-found",
    mensaje:
      "Ahora no hay una persona de turno que pueda buscarte. Las líneas de ayuda contestan a toda hora.",
  },
};

/** The keys of alerts, and to whom they are mailed; `guardia` is null where nobody is named. */
export interface DepsDeGuardia {
  llave: LlaveDeAlertas;
  guardia: string | null;
  sitio: Sitio;
  now: () => Date;
  newId: () => string;
}

/**
 * Writes the alert, and its mail to the guard, in the transaction of the very answer: neither is kept without the
 * other. While nobody has taken the alert of a person, it counts how often it was said; once somebody did, the person
 * is called for once more in an hour.
 */
export async function alertar(
  repos: Repos<"alertas" | "correos">,
  { idPersona, uuidForm }: Pick<Cuestionario, "idPersona" | "uuidForm">,
  deps: DepsDeGuardia,
): Promise<void> {
  if (idPersona === null) return;
  const { alertas } = repos;
  const { llave } = deps;
  const ahora = deps.now();
  const huellas = llave.huellasDe(idPersona);
  const anteriores = await deLaPersona(alertas, llave, idPersona);
  /** Of two that there are while a key is replaced, in that of the new one. */
  const dichaOtraVez = async (contadas: readonly Alerta[]) => {
    const alerta = contadas.find(({ huellaDePersona }) => huellaDePersona === huellas[0]) ?? contadas[0];
    const de = alerta && llave.abrir(alerta);
    if (de) {
      // Its month is that of the last time: what is said today is not swept with what was said first.
      await alertas.cerrarDeNuevo(
        { ...alerta, creadaEn: ahora },
        llave.cerrar(alerta.idAlerta, { ...de, ultimaEn: ahora }),
      );
      if (!alerta.acusadaEn) await enviarSiToca(repos, [alerta.idAlerta], deps);
    }
    return contadas.length > 0;
  };
  if (await dichaOtraVez(await alertas.contarOtra(huellas))) return;
  const [ultima] = anteriores;
  const haceUnaHora = subMinutes(ahora, UNA_HORA_EN_MINUTOS);
  if (ultima && anteriores.filter(({ creadaEn }) => creadaEn > haceUnaHora).length >= POR_HORA) {
    await dichaOtraVez(await alertas.contarOtraDeEsta(ultima.idAlerta));
    return;
  }
  const idAlerta = deps.newId();
  const creada = await alertas.crear({
    ...{ idAlerta, creadaEn: elMesDe(ahora), escaladaEn: null, acusadaEn: null, acusadaPor: null },
    ...{ veces: 1, ultimaEn: null, escaladas: 0, terminadaEn: null },
    ...llave.cerrar(idAlerta, { idPersona, uuidForm, creadaEn: ahora, ultimaEn: null, avisada: null }),
  });
  // Somebody else's transaction made theirs in between.
  if (!creada) await dichaOtraVez(await alertas.contarOtra(huellas));
  else await enviarSiToca(repos, [idAlerta], deps);
}

/**
 * Somebody asks to be looked for, wherever they answered how they are: what is answered in the test is read by nobody
 * else, so that without their asking nobody is told of it. Nothing is promised while nobody is on duty.
 */
export function makePedirAviso(deps: Deps<"accesosADatos" | "alertas" | "correos"> & DepsDeGuardia) {
  const { transaccion, now, newId, guardia } = deps;
  return async ({ idPersona, canal }: { idPersona: number; canal: Canal }): Promise<Pedido> => {
    if (guardia === null) return refuse("sin-turno");
    return transaccion(async (trx): Promise<Pedido> => {
      await alertar(trx, { idPersona, uuidForm: newId() }, deps);
      const hecho = { idPersona, accion: "aviso-pedido", canal, creadoEn: now() } as const;
      await anotarAccesoDelDia({ repos: trx }, hecho);
      return done(undefined);
    });
  };
}

type Pedido = Result<undefined, "sin-turno">;

/** With when it was, which only our keys tell; without them it is as old as it may be. */
function conInstantes(llave: LlaveDeAlertas, alerta: Alerta) {
  const { creadaEn, ultimaEn } = llave.abrir(alerta) ?? alerta;
  return { ...alerta, creadaEn, ultimaVez: ultimaEn ?? creadaEn, avisada: llave.abrirAvisada(alerta) };
}

type ConInstantes = ReturnType<typeof conInstantes>;

/** How many mails of the three have gone out since it was said. A program of before sent one, and kept its day. */
function enviosDe({ escaladas, escaladaEn, avisada, ultimaVez }: ConInstantes): number {
  const todos = ESPERAS_EN_MINUTOS.length;
  if (escaladas === 0) return escaladaEn && escaladaEn >= elDiaDe(ultimaVez) ? todos : 0;
  return escaladas >= todos && avisada && ultimaVez > avisada.en ? 0 : escaladas;
}

/** How many mails there are of it with the one that is due now; null where none is due. */
function envioQueToca(alerta: ConInstantes, now: Date): number | null {
  if (alerta.acusadaEn) return null;
  const enviados = enviosDe(alerta);
  const espera = ESPERAS_EN_MINUTOS[enviados];
  if (espera === undefined) return null;
  return alerta.avisada && addMinutes(alerta.avisada.en, espera) > now ? null : enviados + 1;
}

/** The last one first. */
async function deLaPersona(alertas: AlertaRepository, llave: LlaveDeAlertas, idPersona: number) {
  const todas = await alertas.deLaPersona(llave.huellasDe(idPersona));
  return todas.map((una) => conInstantes(llave, una)).sort((una, otra) => +otra.creadaEn - +una.creadaEn);
}

/** When somebody last was in danger, for all that is known. */
export const makeUltimaAlerta =
  ({ repos, llave }: Pick<Deps<"alertas">, "repos"> & { llave: LlaveDeAlertas }) =>
  async (idPersona: number) =>
    (await deLaPersona(repos.alertas, llave, idPersona))[0] ?? null;

/** How far the last alert of somebody is, and since when: what they are told of it. */
export type Aviso = { desde: Date } & (
  | { estado: "sin-turno" | "por-recibir" | "recibido" }
  /** Somebody took it on, on that day. */
  | { estado: "visto"; en: Date }
);

/** For so long somebody is told what becomes of it; then it is asked for anew. */
export const DIAS_QUE_SE_DICE = 7;

/** Null where there is none, or none of late: then nothing is said. */
export function makeVerAviso({
  repos,
  now,
  llave,
  hayGuardia,
}: Pick<Deps<"alertas" | "correos">, "repos" | "now"> & { llave: LlaveDeAlertas; hayGuardia: boolean }) {
  const ultimaAlerta = makeUltimaAlerta({ repos, llave });
  return async ({ idPersona }: { idPersona: number }): Promise<Aviso | null> => {
    const alerta = await ultimaAlerta(idPersona);
    if (!alerta || alerta.ultimaVez < subDays(now(), DIAS_QUE_SE_DICE)) return null;
    const { ultimaVez: desde, acusadaEn } = alerta;
    if (acusadaEn) return { estado: "visto", desde, en: acusadaEn };
    if (!hayGuardia) return { estado: "sin-turno", desde };
    return { estado: (await salioAlguno(repos, alerta)) ? "recibido" : "por-recibir", desde };
  };
}

/** Whether a mail about this very alert has gone out. A program of before kept no id: its mails count as sent. */
async function salioAlguno({ correos }: Repos<"correos">, alerta: ConInstantes): Promise<boolean> {
  if (enviosDe(alerta) === 0) return false;
  const idsCorreo = alerta.avisada?.idsCorreo ?? [];
  return idsCorreo.length === 0 || (await correos.sinEnviar(idsCorreo)) < idsCorreo.length;
}

type DepsDeAlertas = Deps<"accesosADatos" | "alertas" | "correos" | "personas"> &
  DepsDeGuardia & { auditar: Auditar };

/** An act of somebody on duty about one alert. */
interface ActoDeAlerta {
  operador: string;
  idAlerta: string;
}

/** What whoever is on duty does with alerts. Who it is about is shown only to whom takes one on. */
export function makeAlertas(deps: DepsDeAlertas) {
  const { repos, transaccion, now, newId, auditar, llave } = deps;
  return {
    /** What was said last stands first; it says how many there are, so that nobody takes a page for all of them. */
    listar: ({ operador, pagina }: { operador: string; pagina: number }) =>
      auditar({ operador, orden: "alertas-listar", objeto: "", mueve: "nada" }, async () => {
        const antes = (pagina - 1) * CUANTAS_SE_LISTAN;
        const todas = (await repos.alertas.abiertas())
          .map((una) => conInstantes(llave, una))
          .sort((una, otra) => +otra.ultimaVez - +una.ultimaVez);
        const abiertas = todas.slice(antes, antes + CUANTAS_SE_LISTAN);
        const total = todas.length;
        const tomadas = await repos.alertas.tomadas(CUANTAS_SE_LISTAN);
        return done({
          total,
          seMuestran: abiertas.length ? `${antes + 1} a ${antes + abiertas.length} de ${total}` : "ninguna",
          alertas: abiertas.map((alerta) => {
            const { idAlerta, creadaEn, veces, ultimaVez, avisada } = alerta;
            const avisadaEn = avisada?.en ?? null;
            return { idAlerta, creadaEn, veces, ultimaVez, avisadaEn, avisos: enviosDe(alerta) };
          }),
          /** Somebody took them and has neither closed them nor given them back. */
          tomadas: tomadas.map(({ idAlerta, acusadaPor, acusadaEn, veces }) => ({
            ...{ idAlerta, acusadaPor, acusadaEn, veces },
          })),
        });
      }),

    /** From then on it is theirs: they see how to reach the person, who finds in their data that somebody did. */
    acusar: ({ operador, idAlerta }: ActoDeAlerta) =>
      auditar({ operador, orden: "alertas-acusar", objeto: idAlerta, mueve: "nada" }, () =>
        transaccion(async (trx) => {
          const alerta = await trx.alertas.porId(idAlerta);
          const de = alerta && llave.abrir(alerta);
          const persona = de && (await trx.personas.porId(de.idPersona));
          if (!alerta || !persona) return refuse("alerta-no-existe");
          const propia = alerta.acusadaPor === operador;
          if (!propia && !(await trx.alertas.acusar(idAlerta, operador, elDiaDe(now()))))
            return refuse("alerta-acusada");
          const { idPersona, nombre, prefijo, telefono, email } = persona;
          const hecho = { idPersona, accion: "aviso-de-salud-mental", canal: "interno" } as const;
          await anotarAcceso(
            { repos: trx, newId },
            soloElDia({ ...hecho, actor: "soporte", creadoEn: now() }),
          );
          return done({
            idAlerta,
            creadaEn: de.creadaEn,
            veces: alerta.veces,
            ultimaVez: de.ultimaEn ?? de.creadaEn,
            nombre,
            celular: `${prefijo} ${telefono}`,
            email,
          });
        }),
      ),

    /**
     * Gives one back that was taken, also one that somebody else took: nobody in danger waits for whoever fell ill. The
     * guard is written to at once. Where the same person said it again since, that alert stands for both.
     */
    devolver: ({ operador, idAlerta }: ActoDeAlerta) =>
      auditar({ operador, orden: "alertas-devolver", objeto: idAlerta, mueve: "nada" }, () =>
        transaccion(async (trx) => {
          const alerta = await trx.alertas.porId(idAlerta);
          if (!alerta) return refuse("alerta-no-existe");
          const rechazo = siNoEstaTomada(alerta);
          if (rechazo) return refuse(rechazo);
          const otra = await trx.alertas.otraAbierta(idAlerta, alerta.huellaDePersona);
          if (otra) {
            if (!(await trx.alertas.terminar(idAlerta, elDiaDe(now())))) return refuse("alerta-terminada");
            return done({ idAlerta: otra.idAlerta, quedaEn: "la que se abrió después" });
          }
          if (!(await trx.alertas.devolver(idAlerta))) return refuse("alerta-terminada");
          await enviarSiToca(trx, [idAlerta], deps);
          return done({ idAlerta, quedaEn: "por tomar" });
        }),
      ),

    /** Ends one: whoever took it did what there was to do. Said again, it is another. */
    terminar: ({ operador, idAlerta }: ActoDeAlerta) =>
      auditar({ operador, orden: "alertas-cerrar", objeto: idAlerta, mueve: "nada" }, () =>
        transaccion(async (trx) => {
          const alerta = await trx.alertas.porId(idAlerta);
          if (!alerta) return refuse("alerta-no-existe");
          const rechazo = siNoEstaTomada(alerta);
          if (rechazo) return refuse(rechazo);
          if (alerta.acusadaPor !== operador) return refuse("alerta-ajena");
          if (!(await trx.alertas.terminar(idAlerta, elDiaDe(now())))) return refuse("alerta-terminada");
          return done({ idAlerta });
        }),
      ),
  };
}

function siNoEstaTomada({ acusadaEn, terminadaEn }: Alerta) {
  if (!acusadaEn) return "alerta-sin-tomar";
  return terminadaEn ? "alerta-terminada" : null;
}

/**
 * Sends those of which a mail is due: one mail for all, with their codes and hours and nothing of anybody. It goes out
 * in the transaction that it is called in, and each mail is counted once, whichever process comes first.
 */
async function enviarSiToca(
  { alertas, correos }: Repos<"alertas" | "correos">,
  ids: readonly string[],
  { llave, guardia, sitio, now, newId }: DepsDeGuardia,
): Promise<void> {
  if (guardia === null) return;
  const creadoEn = now();
  const porEnviar: { alerta: ConInstantes; envio: number }[] = [];
  for (const idAlerta of ids) {
    const fila = await alertas.porId(idAlerta);
    if (!fila) continue;
    const alerta = conInstantes(llave, fila);
    const envio = envioQueToca(alerta, creadoEn);
    if (envio !== null) porEnviar.push({ alerta, envio });
  }
  const idCorreo = (porEnviar.some(({ envio }) => envio === 1) ? ESCALADA : RECORDADA) + newId();
  const enviadas: ConInstantes[] = [];
  for (const { alerta, envio } of porEnviar) {
    const anteriores = envio === 1 ? [] : (alerta.avisada?.idsCorreo ?? []);
    const avisada = { en: creadoEn, idsCorreo: [...anteriores, idCorreo] };
    const avisadaCerrada = llave.cerrarAvisada(alerta.idAlerta, avisada);
    if (await alertas.escalar(alerta, { escaladas: envio, avisadaCerrada })) enviadas.push(alerta);
  }
  if (enviadas.length === 0) return;
  const sobre = {
    idCorreo,
    creadoEn,
    idPersona: null,
    oficio: true,
    para: guardia,
    secreto: true,
    urgente: true,
  } as const;
  const mensaje = enElCorreo(enviadas);
  await correos.encolar(redactar(sobre, mensaje, sitio));
}

/**
 * Mails again those that nobody took, and for the first time those that were written while nobody was named. What the
 * outbox keeps of a mail knows its minute: of one that went out nothing is kept.
 */
export function makeEscalarAlertas(deps: Deps<"alertas" | "correos"> & DepsDeGuardia) {
  const { repos, transaccion, now, llave, guardia } = deps;
  return async (alto?: AbortSignal) => {
    await repos.correos.olvidarEnviados(ESCALADA);
    await repos.correos.olvidarEnviados(RECORDADA);
    if (guardia === null) return;
    const ahora = now();
    const ids = (await repos.alertas.abiertas())
      .filter((una) => envioQueToca(conInstantes(llave, una), ahora) !== null)
      .slice(0, CUANTAS_SE_ESCALAN)
      .map(({ idAlerta }) => idAlerta);
    if (ids.length === 0 || alto?.aborted) return;
    await transaccion(async (trx) => {
      await enviarSiToca(trx, ids, deps);
      return done(undefined);
    });
  };
}

function enElCorreo(alertas: readonly Pick<ConInstantes, "idAlerta" | "ultimaVez">[]): Mensaje {
  const cuantas = alertas.length;
  const alFinal = cuantas - CODIGOS_EN_EL_CORREO;
  const una = cuantas === 1;
  return {
    titulo: una ? "Hay una alerta por tomar" : `Hay ${cuantas} alertas por tomar`,
    saludo: SALUDO_SIN_NOMBRE,
    parrafos: [
      `${una ? "Una alerta espera" : `${cuantas} alertas esperan`} a que alguien la${una ? "" : "s"} tome. Alguien puede necesitar compañía ahora.`,
      "Quien la tome ve cómo llamar: ops alertas acusar, seguido del código.",
      ...(alFinal > 0
        ? [`Aquí van ${CODIGOS_EN_EL_CORREO} códigos; los demás se ven con: ops alertas.`]
        : []),
    ],
    datos: alertas
      .slice(0, CODIGOS_EN_EL_CORREO)
      .map(({ idAlerta, ultimaVez }) => [diaYHora(ultimaVez), idAlerta] as const),
  };
}

/** Closes what programs of before wrote in clear: whose it is, when it was, when they were here; twice is once. */
export function makeMudarAlertas({
  repos,
  transaccion,
  llave,
}: Deps<"alertas" | "ingresos"> & { llave: LlaveDeAlertas }) {
  return async (alto?: AbortSignal) => {
    for (const { idPersona, ...pasos } of hastaElAlto(await repos.alertas.deAntes(POR_VUELTA), alto)) {
      const { idAlerta, creadaEn } = pasos;
      await transaccion(async (trx) => {
        await trx.alertas.crear({
          ...{ ...pasos, creadaEn: elMesDe(creadaEn), veces: 1, ultimaEn: null, escaladas: 0 },
          terminadaEn: pasos.acusadaEn,
          ...llave.cerrar(idAlerta, {
            ...{ idPersona, uuidForm: idAlerta, creadaEn, ultimaEn: null, avisada: null },
          }),
        });
        await trx.alertas.quitarDeAntes(idAlerta);
        return done(undefined);
      });
    }
    for (const una of hastaElAlto(await repos.alertas.conSusInstantes(POR_VUELTA), alto)) {
      const de = llave.abrir(una);
      if (de) await repos.alertas.cerrarDeNuevo(una, llave.cerrar(una.idAlerta, de));
    }
    for (const uuidForm of hastaElAlto(await repos.ingresos.conSusInstantes(POR_VUELTA), alto))
      await repos.ingresos.dejarSoloElDia(uuidForm);
  };
}
