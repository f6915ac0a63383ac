import { esQuitadaQueVale } from "./cola";
import { palabrasDe } from "../shared/palabras";
import type { Deps } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import type { Comunidad, Comunidades } from "./comunidad";
import { miembroQueLee, type EnComunidad } from "./participacion";
import type { RechazoAlApelar, RechazoAlLeer } from "./rechazos";
import type { Borrador, Lugar, Miembro, OrdenDeLista, TextoLeido } from "./repositorio";
import {
  ALGUIEN_QUE_YA_NO_ESTA,
  APOYOS_EN_ORDEN,
  asuntoDe,
  editableHasta,
  esConversacion,
  estaRetirado,
  type Apoyo,
  type EstadoDeTexto,
} from "./texto";

const CONVERSACIONES_POR_PAGINA = 20;
const RESPUESTAS_QUE_SE_VEN = 300;
const HALLAZGOS = 30;
const PALABRAS_QUE_SE_BUSCAN = 6;
const PENDIENTES_QUE_SE_VEN = 50;
const OCULTOS_QUE_SE_VEN = 50;

/** A text as its reader sees it. Nothing of it tells who wrote it, but the pseudonym. */
export interface TextoVisto {
  idTexto: string;
  /** Pseudonym, or "Alguien que ya no está". */
  autor: string;
  esMio: boolean;
  /** Words of the text; null when they are gone. */
  texto: string | null;
  /** True for an author whom the reader blocked: the text is folded, and the reader may open it. */
  plegado: boolean;
  creadoEn: Date;
  editado: boolean;
  /** State; another one than `publicado` is the reader's own text. */
  estado: EstadoDeTexto;
  /** Last instant at which the reader may change this text; null when they cannot. */
  editableHasta: Date | null;
  /** Words of support that it got, in their order; how many people gave them is not told. */
  apoyos: readonly Apoyo[];
  misApoyos: readonly Apoyo[];
  /** Text that this one answers. */
  cita: { idTexto: string; autor: string; asunto: string; plegado: boolean } | null;
}

export interface ConversacionEnLista extends Pick<
  TextoVisto,
  "autor" | "esMio" | "plegado" | "creadoEn" | "estado"
> {
  idConversacion: string;
  /** First line of the conversation; null when its words are gone. */
  asunto: string | null;
  sinRespuesta: boolean;
}

export interface ConversacionVista {
  idConversacion: string;
  comunidad: Comunidad;
  inicio: TextoVisto;
  respuestas: readonly TextoVisto[];
  /** True while the reader follows it. */
  sigo: boolean;
  /** Own draft of a reply. */
  borrador: Borrador;
}

const aLugar = ({ creadoEn, idTexto }: Lugar) => `${creadoEn.toISOString()}_${idTexto}`;

/** Reads the place of a text from an address; null when it is none. */
function deLugar(escrito: string | undefined): Lugar | null {
  const [instante = "", ...resto] = (escrito ?? "").split("_");
  const creadoEn = new Date(instante);
  return Number.isNaN(creadoEn.getTime()) ? null : { creadoEn, idTexto: resto.join("_") };
}

const autorDe = ({ seudonimo, estado }: TextoLeido) =>
  estaRetirado({ estado }) ? ALGUIEN_QUE_YA_NO_ESTA : (seudonimo ?? ALGUIEN_QUE_YA_NO_ESTA);

const enLista = (leido: TextoLeido): ConversacionEnLista => ({
  idConversacion: leido.idTexto,
  asunto: estaRetirado(leido) ? null : asuntoDe(leido.texto),
  autor: autorDe(leido),
  esMio: leido.esMio,
  plegado: leido.bloqueado,
  creadoEn: leido.creadoEn,
  estado: leido.estado,
  sinRespuesta: !leido.conRespuestas,
});

export type DepsDeLeer = Pick<
  Deps<"miembrosDeComunidad" | "relacionesDeComunidad" | "revisionesDeComunidad" | "textosDeComunidad">,
  "repos" | "now"
> & { comunidades: Comunidades };

/** Reads of a member: lists, conversations, search, and their own texts. Everybody else is refused. */
export function makeLeer({ repos, now, comunidades }: DepsDeLeer) {
  async function lectorDe(
    en: EnComunidad,
  ): Promise<Result<{ comunidad: Comunidad; miembro: Miembro }, RechazoAlLeer>> {
    const comunidad = await comunidades.porUrl(en.comunidad);
    if (!comunidad) return refuse("comunidad-no-existe");
    const miembro = await miembroQueLee(repos, en, now());
    return miembro.ok ? done({ comunidad, miembro: miembro.value }) : miembro;
  }

  async function vistos(leidos: readonly TextoLeido[], idMiembro: string): Promise<TextoVisto[]> {
    const ahora = now();
    const dados = await repos.relacionesDeComunidad.apoyosDe(
      leidos.map(({ idTexto }) => idTexto),
      idMiembro,
    );
    const porId = new Map(leidos.map((leido) => [leido.idTexto, leido]));
    return leidos.map((leido) => {
      const { idTexto, esMio, creadoEn, estado, idCitado } = leido;
      const citado = idCitado === null ? undefined : porId.get(idCitado);
      const deTexto = dados.filter((dado) => dado.idTexto === idTexto);
      const enOrden = (apoyos: typeof dados) =>
        APOYOS_EN_ORDEN.filter((apoyo) => apoyos.some((dado) => dado.apoyo === apoyo));
      return {
        ...{ idTexto, esMio, creadoEn, estado, autor: autorDe(leido), plegado: leido.bloqueado },
        texto: estaRetirado(leido) ? null : leido.texto,
        editado: leido.editadoEn !== null,
        editableHasta: esMio ? editableHasta(leido, ahora) : null,
        apoyos: enOrden(deTexto),
        misApoyos: enOrden(deTexto.filter((dado) => dado.esMio)),
        cita: citado
          ? {
              idTexto: citado.idTexto,
              autor: autorDe(citado),
              asunto: estaRetirado(citado) ? "" : asuntoDe(citado.texto),
              plegado: citado.bloqueado,
            }
          : null,
      };
    });
  }

  return {
    /**
     * A page of conversations. `orden`: "nuevas", "sin-respuesta" or "mias". `antes`: the `siguiente` of the page
     * before. `borrador`: what the reader was writing.
     *
     * @example await services.comunidades.verLista({ idPersona, comunidad, orden: "nuevas" });
     */
    async verLista({
      orden,
      antes,
      ...en
    }: EnComunidad & { orden: OrdenDeLista; antes?: string | undefined }) {
      const lector = await lectorDe(en);
      if (!lector.ok) return lector;
      const { idMiembro, seudonimo } = lector.value.miembro;
      const leidas = await repos.textosDeComunidad.lista(
        { comunidad: en.comunidad, idMiembro },
        { orden, antesDe: deLugar(antes), cuantas: CONVERSACIONES_POR_PAGINA + 1 },
      );
      const pagina = leidas.slice(0, CONVERSACIONES_POR_PAGINA);
      const ultima = pagina.at(-1);
      return done({
        comunidad: lector.value.comunidad,
        seudonimo,
        conversaciones: pagina.map(enLista),
        siguiente: leidas.length > pagina.length && ultima ? aLugar(ultima) : null,
        borrador: (await repos.relacionesDeComunidad.borrador(idMiembro, en.comunidad)).texto,
      });
    },

    /** A conversation with its replies, oldest first. The next reply to it is announced again. */
    async verConversacion({
      idConversacion,
      ...en
    }: EnComunidad & { idConversacion: string }): Promise<Result<ConversacionVista, RechazoAlLeer>> {
      const lector = await lectorDe(en);
      if (!lector.ok) return lector;
      const { idMiembro } = lector.value.miembro;
      const con = { comunidad: en.comunidad, idMiembro };
      const inicio = await repos.textosDeComunidad.legible(con, idConversacion);
      if (!inicio || !esConversacion(inicio)) return refuse("texto-no-existe");
      const respuestas = await repos.textosDeComunidad.respuestas(con, idConversacion, RESPUESTAS_QUE_SE_VEN);
      const [primero, ...otros] = await vistos([inicio, ...respuestas], idMiembro);
      const [sigo, borrador] = await Promise.all([
        repos.relacionesDeComunidad.sigue(idConversacion, idMiembro),
        repos.relacionesDeComunidad.borrador(idMiembro, idConversacion),
      ]);
      if (sigo) await repos.relacionesDeComunidad.marcarVista(idConversacion, idMiembro);
      return done({
        ...{ idConversacion, comunidad: lector.value.comunidad, inicio: primero!, respuestas: otros },
        ...{ sigo, borrador },
      });
    },

    /** Texts with all the words, newest first, among those that the reader may read. No words find nothing. */
    async buscar({ palabras, ...en }: EnComunidad & { palabras: string }) {
      const lector = await lectorDe(en);
      if (!lector.ok) return lector;
      const { idMiembro } = lector.value.miembro;
      const buscadas = palabrasDe(palabras).slice(0, PALABRAS_QUE_SE_BUSCAN);
      const hallados =
        buscadas.length === 0
          ? []
          : await repos.textosDeComunidad.buscar({ comunidad: en.comunidad, idMiembro }, buscadas, HALLAZGOS);
      return done(
        hallados.map((leido) => ({
          ...enLista(leido),
          idConversacion: leido.idConversacion,
          idTexto: leido.idTexto,
        })),
      );
    },

    /** The reader's own texts that others do not read: waiting, sent to the moderators alone, or removed. */
    async mias(en: EnComunidad) {
      const lector = await lectorDe(en);
      if (!lector.ok) return lector;
      const propias = await repos.textosDeComunidad.pendientesDe(
        lector.value.miembro.idMiembro,
        PENDIENTES_QUE_SE_VEN,
      );
      return done(
        propias.map(({ idTexto, idConversacion, texto, estado, creadoEn }) => ({
          ...{ idTexto, idConversacion, estado, creadoEn, asunto: asuntoDe(texto) },
        })),
      );
    },

    /** The reader's own removed text, with the rule and the reason. A suspended member may read it too. */
    async verPropiaQuitada({
      idTexto,
      ...en
    }: EnComunidad & { idTexto: string }): Promise<Result<PropiaQuitada, RechazoAlApelar>> {
      const comunidad = await comunidades.porUrl(en.comunidad);
      if (!comunidad) return refuse("comunidad-no-existe");
      const miembro = await repos.miembrosDeComunidad.propio(en.idPersona, en.comunidad);
      if (!miembro) return refuse("no-eres-miembro");
      const propia = await repos.textosDeComunidad.porId(idTexto);
      if (propia?.idMiembro !== miembro.idMiembro || propia.estado !== "quitado" || !propia.quitado)
        return refuse("texto-no-existe");
      const { texto, creadoEn, quitado, apelacion } = propia;
      const regla = comunidad.reglas[quitado.regla - 1] ?? null;
      const { motivo, en: quitadoEn } = quitado;
      const ultima = (await repos.revisionesDeComunidad.actosDe(idTexto)).findLast(esQuitadaQueVale);
      const revisada = ultima?.estadoAnterior === "quitado";
      const puedeApelar = apelacion === null && !revisada;
      return done({ texto, creadoEn, regla, motivo, quitadoEn, apelacion, revisada, puedeApelar });
    },

    /** Texts that the reader hid here and that others still read, with their first line. */
    async ocultos(en: EnComunidad) {
      const lector = await lectorDe(en);
      if (!lector.ok) return lector;
      const { idMiembro } = lector.value.miembro;
      const ocultos = await repos.relacionesDeComunidad.ocultos(idMiembro, OCULTOS_QUE_SE_VEN);
      return done(
        ocultos.map(({ idTexto, texto, seudonimo, bloqueado }) => ({
          ...{ idTexto, autor: seudonimo ?? ALGUIEN_QUE_YA_NO_ESTA },
          asunto: bloqueado ? null : asuntoDe(texto),
        })),
      );
    },

    /** Members whom the reader blocked here, by their pseudonym. */
    async bloqueados(en: EnComunidad) {
      const lector = await lectorDe(en);
      if (!lector.ok) return lector;
      return done(await repos.relacionesDeComunidad.bloqueados(lector.value.miembro.idMiembro));
    },
  };
}

export interface PropiaQuitada {
  texto: string;
  creadoEn: Date;
  /** Words of the broken rule; null when the community no longer has it. */
  regla: string | null;
  motivo: string;
  quitadoEn: Date;
  /** Words of the appeal; null before it. */
  apelacion: string | null;
  /** True when a moderator read the appeal and left the text removed. */
  revisada: boolean;
  puedeApelar: boolean;
}
