import { hastaElAlto } from "../shared/unidades";
import { subDays, subMinutes } from "date-fns";
import { redactar, SALUDO_SIN_NOMBRE, type Mensaje } from "../avisos/correo/plantilla";
import {
  anotarAcceso,
  anotarAccesoDelDia,
  soloElDia,
  type Canal,
} from "../cuentas/accesosADatos/accesoADatos";
import type { Cuestionario } from "../cuestionarios/repositorio";
import type { Auditar } from "../shared/actos/auditar";
import { diaConAnio, elDiaDe, elMesDe, fechaDe } from "../shared/fechas";
import type { Deps, DepsConSitio, Repos } from "../shared/puertos";
import type { Rechazos } from "../shared/rechazo";
import { done, refuse, type Result } from "../shared/result";
import type { Alerta, AlertaRepository, LlaveDeAlertas } from "./repositorio";

/** So long somebody on duty has to see an alert before it is sent out by mail. */
const MINUTOS_HASTA_ESCALAR = 15;
const CUANTAS_SE_LISTAN = 100;
const POR_VUELTA = 100;
const UNA_HORA_EN_MINUTOS = 60;
/** The first one, and another after somebody took that on. */
const POR_HORA = 2;
const CUANTAS_SE_ESCALAN = 500;
const CODIGOS_EN_EL_CORREO = 20;
/** How the id of the mail that sends them out begins. */
const ESCALADA = "alertas-escaladas:";

export type RechazoDeAlerta = "alerta-no-existe" | "alerta-acusada" | "sin-turno";
export const RECHAZOS_DE_ALERTA: Rechazos<RechazoDeAlerta> = {
  "alerta-no-existe": { clase: "not-found", mensaje: "No hay una alerta con ese código." },
  "alerta-acusada": { clase: "conflict", mensaje: "Otra persona ya tomó esa alerta." },
  "sin-turno": {
    clase: "not-found",
    mensaje:
      "Ahora no hay una persona de turno que pueda buscarte. Las líneas de ayuda contestan a toda hora.",
  },
};

/**
 * In the transaction of the very answer: it is never kept without its alert. While nobody has taken on the one that
 * there is of somebody, it says how often; once somebody did, they are called for once more in an hour.
 */
export async function alertar(
  { alertas }: Repos<"alertas">,
  { idPersona, uuidForm }: Pick<Cuestionario, "idPersona" | "uuidForm">,
  { llave, now, newId }: Pick<Deps<never>, "now" | "newId"> & { llave: LlaveDeAlertas },
): Promise<void> {
  if (idPersona === null) return;
  const ahora = now();
  const huellas = llave.huellasDe(idPersona);
  const suyas = await deLaPersona(alertas, llave, idPersona);
  /** Of two that there are while a key is replaced, in that of the new one. */
  const dichaOtraVez = async (contadas: readonly Alerta[]) => {
    const una = contadas.find(({ huellaDePersona }) => huellaDePersona === huellas[0]) ?? contadas[0];
    const de = una && llave.abrir(una);
    if (de) {
      // What waits to be sent out anew waits since then: whoever says it all the time puts nothing off. What was said
      // before the last mail waits no more.
      const esperaba = suyas.some(
        (suya) => suya.idAlerta === una.idAlerta && !suya.escaladaEn && suya.escaladaAntes,
      );
      const hace = esperaba && de.ultimaEn && de.ultimaEn > subMinutes(ahora, UNA_HORA_EN_MINUTOS);
      const ultimaEn = hace ? de.ultimaEn : ahora;
      // Its month is that of the last time: what is said today is not swept with what was said first.
      await alertas.cerrarDeNuevo(
        { ...una, creadaEn: ahora },
        llave.cerrar(una.idAlerta, { ...de, ultimaEn }),
      );
    }
    return contadas.length > 0;
  };
  if (await dichaOtraVez(await alertas.contarOtra(huellas))) return;
  const [ultima] = suyas;
  const haceUnaHora = subMinutes(ahora, UNA_HORA_EN_MINUTOS);
  if (ultima && suyas.filter(({ creadaEn }) => creadaEn > haceUnaHora).length >= POR_HORA) {
    await dichaOtraVez(await alertas.contarOtraDeEsta(ultima.idAlerta));
    return;
  }
  const idAlerta = newId();
  const creada = await alertas.crear({
    ...{ idAlerta, creadaEn: elMesDe(ahora), escaladaEn: null, acusadaEn: null, acusadaPor: null },
    ...{ veces: 1, ultimaEn: null },
    ...llave.cerrar(idAlerta, { idPersona, uuidForm, creadaEn: ahora, ultimaEn: null }),
  });
  // Somebody else's transaction made theirs in between.
  if (!creada) await dichaOtraVez(await alertas.contarOtra(huellas));
}

/**
 * Somebody asks to be looked for, wherever they answered how they are: what is answered in the test is read by nobody
 * else, so that without their asking nobody is told of it. Nothing is promised while nobody is on duty.
 */
export function makePedirAviso(
  deps: Deps<"accesosADatos" | "alertas"> & { llave: LlaveDeAlertas; hayGuardia: boolean },
) {
  const { transaccion, now, newId, hayGuardia } = deps;
  return async ({ idPersona, canal }: { idPersona: number; canal: Canal }): Promise<Pedido> => {
    if (!hayGuardia) return refuse("sin-turno");
    return transaccion(async (trx): Promise<Pedido> => {
      await alertar(trx, { idPersona, uuidForm: newId() }, deps);
      const hecho = { idPersona, accion: "aviso-pedido", canal, creadoEn: now() } as const;
      await anotarAccesoDelDia({ repos: trx }, hecho);
      return done(undefined);
    });
  };
}

type Pedido = Result<undefined, "sin-turno">;

/** With when it was, which only our keys tell; without them it is as old as it may be, and waits for nothing. */
function conInstantes(llave: LlaveDeAlertas, alerta: Alerta) {
  const { creadaEn, ultimaEn } = llave.abrir(alerta) ?? alerta;
  const ultimaVez = ultimaEn ?? creadaEn;
  const { escaladaEn, escaladaAntes = null } = alerta;
  // It was said again to a program of before, which sent it out no more.
  const sinEscalar = escaladaEn !== null && escaladaEn < elDiaDe(ultimaVez);
  const escaladas = sinEscalar
    ? { escaladaEn: null, escaladaAntes: escaladaEn }
    : { escaladaEn, escaladaAntes };
  return { ...alerta, ...escaladas, creadaEn, ultimaVez };
}

/**
 * Said again after it was sent out, it is sent out again: so long after it was said as the first time, so that of one
 * person never two mails go out within that time.
 */
function tocaEscalar(
  { escaladaEn, escaladaAntes, creadaEn, ultimaVez }: ReturnType<typeof conInstantes>,
  now: Date,
) {
  if (escaladaEn) return false;
  return (escaladaAntes ? ultimaVez : creadaEn) <= subMinutes(now, MINUTOS_HASTA_ESCALAR);
}

/** The last one first. */
async function deLaPersona(alertas: AlertaRepository, llave: LlaveDeAlertas, idPersona: number) {
  const suyas = await alertas.deLaPersona(llave.huellasDe(idPersona));
  return suyas.map((una) => conInstantes(llave, una)).sort((una, otra) => +otra.creadaEn - +una.creadaEn);
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
    const { ultimaVez: desde, acusadaEn, escaladaEn } = alerta;
    if (acusadaEn) return { estado: "visto", desde, en: acusadaEn };
    if (!hayGuardia) return { estado: "sin-turno", desde };
    // One mail is for all: while any waits to be sent, nobody is told that theirs was.
    const enviada = escaladaEn && !(await repos.correos.quedanPorEnviar(ESCALADA));
    return { estado: enviada ? "recibido" : "por-recibir", desde };
  };
}

type DepsDeAlertas = Deps<"accesosADatos" | "alertas" | "personas"> & {
  auditar: Auditar;
  llave: LlaveDeAlertas;
};

/** What whoever is on duty does with alerts. Who it is about is shown only to whom takes one on. */
export function makeAlertas({ repos, transaccion, now, newId, auditar, llave }: DepsDeAlertas) {
  return {
    /** What was said last stands first; it says how many there are, so that nobody takes a page for all of them. */
    listar: ({ operador, pagina }: { operador: string; pagina: number }) =>
      auditar({ operador, orden: "alertas-listar", objeto: "" }, async () => {
        const antes = (pagina - 1) * CUANTAS_SE_LISTAN;
        const todas = (await repos.alertas.abiertas())
          .map((una) => conInstantes(llave, una))
          .sort((una, otra) => +otra.ultimaVez - +una.ultimaVez);
        const abiertas = todas.slice(antes, antes + CUANTAS_SE_LISTAN);
        const total = todas.length;
        return done({
          total,
          seMuestran: abiertas.length ? `${antes + 1} a ${antes + abiertas.length} de ${total}` : "ninguna",
          alertas: abiertas.map(({ idAlerta, creadaEn, veces, ultimaVez, escaladaEn }) => ({
            ...{ idAlerta, creadaEn, veces, ultimaVez, escaladaEn },
          })),
        });
      }),

    /** From then on it is theirs: they see how to reach the person, who finds in their data that somebody did. */
    acusar: ({ operador, idAlerta }: { operador: string; idAlerta: string }) =>
      auditar({ operador, orden: "alertas-acusar", objeto: idAlerta }, () =>
        transaccion(async (trx) => {
          const alerta = await trx.alertas.porId(idAlerta);
          const de = alerta && llave.abrir(alerta);
          const persona = de && (await trx.personas.porId(de.idPersona));
          if (!alerta || !persona) return refuse("alerta-no-existe");
          const suya = alerta.acusadaPor === operador;
          if (!suya && !(await trx.alertas.acusar(idAlerta, operador, elDiaDe(now()))))
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
  };
}

/**
 * Sends out, once for each time, that nobody has taken them on: one mail for all. It says their codes and their days,
 * and nothing of anybody. What is kept of a mail knows its minute: of one that went out nothing is kept.
 */
export function makeEscalarAlertas({
  repos,
  transaccion,
  now,
  newId,
  sitio,
  guardia,
  llave,
}: DepsConSitio<"alertas" | "correos"> & {
  llave: LlaveDeAlertas;
  /** Whom it is sent to; null where nobody is named. */
  guardia: string | null;
}) {
  return async (alto?: AbortSignal) => {
    await repos.correos.olvidarEnviados(ESCALADA);
    if (guardia === null) return;
    const ahora = now();
    const esperan = (await repos.alertas.abiertas())
      .map((una) => conInstantes(llave, una))
      .filter((una) => tocaEscalar(una, ahora))
      .slice(0, CUANTAS_SE_ESCALAN);
    if (esperan.length === 0 || alto?.aborted) return;
    await transaccion(async (trx) => {
      const creadoEn = now();
      const enviadas: typeof esperan = [];
      for (const una of esperan)
        if (await trx.alertas.escalar(una.idAlerta, elDiaDe(creadoEn))) enviadas.push(una);
      if (enviadas.length === 0) return done(undefined);
      const idCorreo = ESCALADA + newId();
      const sobre = {
        idCorreo,
        idPersona: null,
        para: guardia,
        creadoEn,
        secreto: true,
        urgente: true,
      } as const;
      await trx.correos.encolar(redactar(sobre, enElCorreo(enviadas), sitio));
      return done(undefined);
    });
  };
}

function enElCorreo(alertas: readonly Pick<Alerta, "idAlerta" | "creadaEn">[]): Mensaje {
  const cuantas = alertas.length;
  const alFinal = cuantas - CODIGOS_EN_EL_CORREO;
  const una = cuantas === 1;
  return {
    titulo: una ? "Hay una alerta que nadie ha tomado" : `Hay ${cuantas} alertas que nadie ha tomado`,
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
      .map(({ idAlerta, creadaEn }) => [diaConAnio(fechaDe(creadaEn)), idAlerta] as const),
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
          ...{ ...pasos, creadaEn: elMesDe(creadaEn), veces: 1, ultimaEn: null },
          ...llave.cerrar(idAlerta, { idPersona, uuidForm: idAlerta, creadaEn, ultimaEn: null }),
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
