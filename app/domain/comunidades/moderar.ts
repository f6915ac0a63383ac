import { addDays, addMinutes, subMinutes } from "date-fns";
import { rechazoPorDerecho, type Miembro as DeEquipo } from "../equipo/derechos/exigir";
import { anotarActo } from "../equipo/registro/anotar";
import type { AccionDeEquipo } from "../equipo/registro/registro";
import { tieneDerecho } from "../equipo/derechos/derechos";
import type { Espera } from "../equipo/hoy";
import type { Deps, Repos } from "../shared/puertos";
import { done, refuse } from "../shared/result";
import { anunciarEnBandeja } from "./avisar";
import { direccionDeConversacion, type Comunidades } from "./comunidad";
import { MINUTOS_DE_TOMA, type Decision, type RechazoAlModerar } from "./decision";
import { avisarRespuesta } from "./escribir";
import type { NombresDeGuardia } from "../saludMental/alertas/guardia";
import type { DepsDePeligro } from "./peligro";
import type { ClaseDeActo, Revision } from "./repositorio";
import { asuntoDe, type EstadoDeTexto, type Texto } from "./texto";

const CUANTAS_SE_VEN = 100;

const MODERAR = { derecho: "moderacion", uso: "hacer" } as const;

const ANOTADO: Record<ClaseDeActo, AccionDeEquipo> = {
  publicar: "publico-texto",
  quitar: "quito-texto",
  advertir: "advirtio-a-miembro",
  pausar: "pauso-a-miembro",
  suspender: "suspendio-a-miembro",
};

type Puertos =
  | NombresDeGuardia
  | "miembrosDeComunidad"
  | "notificaciones"
  | "registroDeEquipo"
  | "relacionesDeComunidad"
  | "revisionesDeComunidad"
  | "textosDeComunidad";

export type DepsDeModerar = Deps<Puertos> & Pick<DepsDePeligro, "alertar"> & { comunidades: Comunidades };

/** A text in the queue, without its words. */
const enCola = (revision: Revision, { idCuenta }: DeEquipo, now: Date) => {
  const { idRevision, comunidad, motivos, creadaEn, tomadaPor, tomadaEn } = revision;
  const tomada = tomadaPor !== null && tomadaEn !== null && addMinutes(tomadaEn, MINUTOS_DE_TOMA) > now;
  return {
    ...{ idRevision, comunidad, motivos, creadaEn },
    esMia: tomada && tomadaPor === idCuenta,
    deOtra: tomada && tomadaPor !== idCuenta,
    libreDesde: tomada ? addMinutes(tomadaEn, MINUTOS_DE_TOMA) : null,
  };
};

/**
 * Acts of the moderators on texts and their authors. A moderator sees a pseudonym, and never the person. Each act has a
 * reason and its line in the registro, and a second act undoes it.
 */
export function makeModerar({ repos, transaccion, now, newId, comunidades, alertar }: DepsDeModerar) {
  /** Refuses a review that the member does not hold, or holds for longer than 30 minutes. */
  async function tomada(trx: Repos<Puertos>, { idCuenta }: DeEquipo, idRevision: string) {
    const revision = await trx.revisionesDeComunidad.porId(idRevision);
    if (!revision) return refuse("revision-no-existe");
    if (revision.tomadaPor !== idCuenta || revision.decididaEn) return refuse("revision-ajena");
    if (revision.tomadaEn === null || addMinutes(revision.tomadaEn, MINUTOS_DE_TOMA) <= now())
      return refuse("revision-sin-tomar");
    const texto = await trx.textosDeComunidad.porId(revision.idTexto);
    return texto ? done({ revision, texto }) : refuse("ya-no-esta");
  }

  async function anotar(trx: Repos<Puertos>, miembro: DeEquipo, acto: AlAnotar): Promise<string> {
    const idActo = newId();
    const { revision, texto, clase, motivo, regla = null } = acto;
    await trx.revisionesDeComunidad.anotarActo({
      ...{ idActo, idRevision: revision.idRevision, idTexto: texto.idTexto, clase, regla, motivo },
      ...{ estadoAnterior: texto.estado, idCuenta: miembro.idCuenta, hechoEn: now(), deshechoEn: null },
    });
    // The line names the review and no person: the registro must not join pseudonyms with people.
    const linea = { accion: ANOTADO[clase], objeto: revision.idRevision, motivo };
    await anotarActo({ repos: trx, now, newId }, miembro, linea);
    return idActo;
  }

  /** Tells the author in their inbox. */
  async function avisarAutor(trx: Repos<Puertos>, texto: Texto, mensaje: string): Promise<void> {
    const autor = texto.idMiembro && (await trx.miembrosDeComunidad.tomarPorId(texto.idMiembro));
    if (!autor) return;
    const enlace = direccionDeConversacion(texto.comunidad, texto.idTexto);
    await anunciarEnBandeja({ repos: trx, now, newId }, autor.idPersona, { mensaje, enlace });
  }

  /** Publishes or removes the text, and closes its review. */
  async function decidir(miembro: DeEquipo, idRevision: string, decision: Decidido) {
    // The content is read before the transaction, because on SQLite both would wait for the one connection.
    const todas = await comunidades.todas();
    return transaccion<{ idActo: string }, RechazoAlModerar>(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
      if (rechazo) return refuse(rechazo);
      const mia = await tomada(trx, miembro, idRevision);
      if (!mia.ok) return mia;
      const { texto } = mia.value;
      const { clase, motivo, regla } = decision;
      const comunidad = todas.find(({ url }) => url === texto.comunidad);
      if (clase === "quitar" && (!regla || !comunidad?.reglas[regla - 1])) return refuse("regla-no-existe");
      const ahora = now();
      const desde = subMinutes(ahora, MINUTOS_DE_TOMA);
      if (
        !(await trx.revisionesDeComunidad.decidir(idRevision, { idCuenta: miembro.idCuenta, desde }, ahora))
      )
        return refuse("revision-ajena");
      // A text that its author sent to the moderators alone is never published.
      const publicable = texto.estado !== "solo-moderacion";
      const a: EstadoDeTexto = clase === "quitar" ? "quitado" : publicable ? "publicado" : texto.estado;
      if (texto.estado === "ido" || texto.estado === "borrado") return refuse("ya-no-esta");
      if (!(await trx.textosDeComunidad.cambiarEstado(texto.idTexto, texto.estado, a)))
        return refuse("ya-no-esta");
      const quitado = clase === "quitar" ? { regla: regla!, motivo, en: ahora } : null;
      await trx.textosDeComunidad.anotarQuitado(texto.idTexto, quitado);
      const idActo = await anotar(trx, miembro, { ...mia.value, ...decision });
      if (a === "publicado" && texto.idMiembro) await trx.miembrosDeComunidad.confiar(texto.idMiembro);
      if (a === "publicado" && texto.estado !== "publicado") {
        await avisarRespuesta({ repos: trx, now, newId }, texto);
        await avisarAutor(trx, texto, "Lo que escribiste ya se puede leer.");
      }
      if (a === "quitado" && texto.estado !== "quitado")
        await avisarAutor(trx, texto, "Moderación quitó algo que escribiste. Mira por qué.");
      return done({ idActo });
    });
  }

  /** Warns, pauses or suspends the author of a taken text; the text is decided apart. */
  const sancionar = (
    miembro: DeEquipo,
    idRevision: string,
    { clase, motivo, dias }: Decision & { clase: "advertir" | "pausar" | "suspender" },
  ) =>
    transaccion<{ idActo: string }, RechazoAlModerar>(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
      if (rechazo) return refuse(rechazo);
      const mia = await tomada(trx, miembro, idRevision);
      if (!mia.ok) return mia;
      const { texto } = mia.value;
      const autor = texto.idMiembro && (await trx.miembrosDeComunidad.tomarPorId(texto.idMiembro));
      if (!autor) return refuse("ya-no-esta");
      const idActo = await anotar(trx, miembro, { ...mia.value, clase, motivo });
      const hechaEn = now();
      await trx.revisionesDeComunidad.sancionar({
        ...{ idActo, idPersona: autor.idPersona, comunidad: autor.comunidad, clase, motivo, hechaEn },
        hasta: clase === "pausar" ? addDays(hechaEn, dias ?? 1) : null,
      });
      await anunciarEnBandeja({ repos: trx, now, newId }, autor.idPersona, {
        mensaje: `Moderación te escribió: ${motivo}`.slice(0, 300),
        enlace: "/comunidades",
      });
      return done({ idActo });
    });

  return {
    /** The queue: texts that nobody decided, danger first and the oldest first, and the last decided ones. */
    async cola(miembro: DeEquipo) {
      const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
      if (rechazo) return refuse(rechazo);
      const [porDecidir, decididas] = await Promise.all([
        repos.revisionesDeComunidad.cola(CUANTAS_SE_VEN),
        repos.revisionesDeComunidad.decididas(CUANTAS_SE_VEN),
      ]);
      return done({
        porDecidir: porDecidir.map((revision) => enCola(revision, miembro, now())),
        decididas: decididas.map(({ idRevision, comunidad, motivos, decididaEn }) => ({
          ...{ idRevision, comunidad, motivos, decididaEn: decididaEn! },
        })),
      });
    },

    /** Takes a text for 30 minutes. Another member may take it when they have passed. */
    tomar: (miembro: DeEquipo, idRevision: string) =>
      transaccion<null, RechazoAlModerar>(async (trx) => {
        const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
        if (rechazo) return refuse(rechazo);
        if (!(await trx.revisionesDeComunidad.porId(idRevision))) return refuse("revision-no-existe");
        const ahora = now();
        const por = { idCuenta: miembro.idCuenta, libreAntesDe: subMinutes(ahora, MINUTOS_DE_TOMA) };
        if (!(await trx.revisionesDeComunidad.tomar(idRevision, por, ahora))) return refuse("revision-ajena");
        await anotarActo({ repos: trx, now, newId }, miembro, { accion: "tomo-texto", objeto: idRevision });
        return done(null);
      }),

    /** Gives a taken text back to the queue. */
    soltar: (miembro: DeEquipo, idRevision: string) =>
      transaccion<null, RechazoAlModerar>(async (trx) => {
        const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
        if (rechazo) return refuse(rechazo);
        await trx.revisionesDeComunidad.soltar(idRevision, miembro.idCuenta);
        return done(null);
      }),

    /** The words of a text that the member holds or that is decided, its reports without their authors, and its acts. */
    async mirar(miembro: DeEquipo, idRevision: string) {
      const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
      if (rechazo) return refuse(rechazo);
      const revision = await repos.revisionesDeComunidad.porId(idRevision);
      if (!revision) return refuse("revision-no-existe");
      if (!revision.decididaEn) {
        const mia = await tomada(repos, miembro, idRevision);
        if (!mia.ok) return mia;
      }
      const { porId } = repos.textosDeComunidad;
      const texto = await porId(revision.idTexto);
      const comunidad = await comunidades.porUrl(revision.comunidad);
      if (!texto || !comunidad) return refuse("revision-no-existe");
      const [inicio, denuncias, actos, antecedentes] = await Promise.all([
        texto.idConversacion === texto.idTexto ? null : porId(texto.idConversacion),
        repos.revisionesDeComunidad.denunciasDe(texto.idTexto),
        repos.revisionesDeComunidad.actosDe(texto.idTexto),
        texto.idMiembro ? repos.revisionesDeComunidad.antecedentes(texto.idMiembro) : [],
      ]);
      return done({
        ...enCola(revision, miembro, now()),
        ...{ comunidad, denuncias, antecedentes, texto: texto.texto, estado: texto.estado },
        ...{ escritoEn: texto.creadoEn, apelacion: texto.apelacion, decididaEn: revision.decididaEn },
        conversacion: inicio && asuntoDe(inicio.texto),
        actos: actos.map(({ idActo, clase, regla, motivo, hechoEn, deshechoEn }) => ({
          ...{ idActo, clase, regla, motivo, hechoEn, deshechoEn },
        })),
      });
    },

    /** Publishes a taken text. One that was sent to the moderators alone is only closed. */
    publicar: (miembro: DeEquipo, idRevision: string, decision: Decision) =>
      decidir(miembro, idRevision, { ...decision, clase: "publicar" }),

    /** Removes a taken text by a rule; its author reads which rule and why. */
    quitar: (miembro: DeEquipo, idRevision: string, decision: Decision) =>
      decidir(miembro, idRevision, { ...decision, clase: "quitar" }),

    advertir: (miembro: DeEquipo, idRevision: string, decision: Decision) =>
      sancionar(miembro, idRevision, { ...decision, clase: "advertir" }),
    /** Lets the author read and not write, for `dias` days. */
    pausar: (miembro: DeEquipo, idRevision: string, decision: Decision) =>
      sancionar(miembro, idRevision, { ...decision, clase: "pausar" }),
    /** Ends the author's part in the community, until it is undone. */
    suspender: (miembro: DeEquipo, idRevision: string, decision: Decision) =>
      sancionar(miembro, idRevision, { ...decision, clase: "suspender" }),

    /**
     * Alerts the guard about the author of a taken text, who may be in danger. The guard reads nothing of the text, and
     * the moderator nothing of the person.
     */
    avisarGuardia: (miembro: DeEquipo, idRevision: string, { motivo }: Decision) =>
      transaccion<null, RechazoAlModerar>(async (trx) => {
        const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
        if (rechazo) return refuse(rechazo);
        const mia = await tomada(trx, miembro, idRevision);
        if (!mia.ok) return mia;
        const { idMiembro } = mia.value.texto;
        const autor = idMiembro && (await trx.miembrosDeComunidad.tomarPorId(idMiembro));
        if (!autor) return refuse("ya-no-esta");
        await alertar(trx, autor.idPersona);
        const linea = { accion: "aviso-a-la-guardia", objeto: idRevision, motivo } as const;
        await anotarActo({ repos: trx, now, newId }, miembro, linea);
        return done(null);
      }),

    /** Undoes an act: a text returns to its former state and to the queue, a sanction ends. */
    deshacer: (miembro: DeEquipo, { idActo, motivo }: { idActo: string; motivo: string }) =>
      transaccion<null, RechazoAlModerar>(async (trx) => {
        const rechazo = rechazoPorDerecho(miembro, MODERAR, now());
        if (rechazo) return refuse(rechazo);
        const acto = await trx.revisionesDeComunidad.acto(idActo);
        if (!acto) return refuse("revision-no-existe");
        if (!(await trx.revisionesDeComunidad.deshacer(idActo, now()))) return refuse("acto-deshecho");
        const { idRevision, idTexto, clase, estadoAnterior } = acto;
        const linea = { accion: "deshizo-moderacion", objeto: idRevision, motivo } as const;
        await anotarActo({ repos: trx, now, newId }, miembro, linea);
        if (clase !== "publicar" && clase !== "quitar") {
          await trx.revisionesDeComunidad.levantar(idActo, now());
          return done(null);
        }
        const actual = clase === "quitar" ? "quitado" : "publicado";
        if (estadoAnterior !== "solo-moderacion" || clase === "quitar") {
          if (!(await trx.textosDeComunidad.cambiarEstado(idTexto, actual, estadoAnterior)))
            return refuse("ya-no-esta");
        }
        if (estadoAnterior !== "quitado") await trx.textosDeComunidad.anotarQuitado(idTexto, null);
        await trx.revisionesDeComunidad.reabrir(idRevision);
        return done(null);
      }),

    /** Texts that wait for the member, for the first screen of the staff. */
    async esperas(miembro: DeEquipo): Promise<Espera[]> {
      if (!tieneDerecho(miembro.roles, MODERAR)) return [];
      const cuantas = (await repos.revisionesDeComunidad.cola(CUANTAS_SE_VEN)).length;
      return cuantas > 0 ? [{ texto: "Textos por revisar", href: "/equipo/moderacion", cuantas }] : [];
    },
  };
}

type Decidido = Decision & { clase: "publicar" | "quitar" };

interface AlAnotar {
  revision: Revision;
  texto: Texto;
  clase: ClaseDeActo;
  motivo: string;
  regla?: number | undefined;
}
