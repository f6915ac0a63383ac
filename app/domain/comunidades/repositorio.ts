import type { Denuncia } from "./denuncia";
import type { MotivoDeRevision } from "./revisable";
import type { Apoyo, EstadoDeTexto, Texto } from "./texto";

/** A membership: a person under a pseudonym in one community. Its id is random, and of this community only. */
export interface Miembro {
  idMiembro: string;
  idPersona: number;
  comunidad: string;
  seudonimo: string;
  unidoEn: Date;
  /** True once a moderator published a text of the member: the next ones need no moderator. */
  deConfianza: boolean;
}

export interface MiembroRepository {
  /** False when the person is a member already, or another member has the pseudonym. */
  entrar(miembro: Miembro, clave: string): Promise<boolean>;
  propio(idPersona: number, comunidad: string): Promise<Miembro | null>;
  /** Reads the membership and locks it until the transaction ends, so that nobody leaves or is suspended meanwhile. */
  bloquear(idPersona: number, comunidad: string): Promise<Miembro | null>;
  /** Locks a membership by its id, like `bloquear`. */
  bloquearPorId(idMiembro: string): Promise<Miembro | null>;
  deLaPersona(idPersona: number): Promise<Miembro[]>;
  confiar(idMiembro: string, deConfianza: boolean): Promise<void>;
  /** Empties the texts of the member, and removes the membership with all that hangs on it. */
  salir(idMiembro: string): Promise<void>;
}

/** Place of a text in a list, newest first. */
export interface Lugar {
  creadoEn: Date;
  idTexto: string;
}

/** A text as one reader gets it. */
export interface TextoLeido extends Texto {
  /** Pseudonym of the author; null for an author who left. */
  seudonimo: string | null;
  esMio: boolean;
  /** True when the reader blocked the author. */
  bloqueado: boolean;
  /** True when others can read a reply to the text. */
  conRespuestas: boolean;
}

export interface Lector {
  comunidad: string;
  idMiembro: string;
}

export const ORDENES_DE_LISTA = ["nuevas", "sin-respuesta", "mias"] as const;
export type OrdenDeLista = (typeof ORDENES_DE_LISTA)[number];

export interface TextoDeComunidadRepository {
  /** False when the author sent the same form before. */
  guardar(texto: Texto, idEnvio: string | null): Promise<boolean>;
  porEnvio(idMiembro: string, idEnvio: string): Promise<Texto | null>;
  porId(idTexto: string): Promise<Texto | null>;
  /** Reads a text and locks it until the transaction ends, so that nobody reports it while it is deleted. */
  bloquear(idTexto: string): Promise<Texto | null>;
  /** Changes the words; false when the state changed meanwhile. */
  editar(
    texto: Pick<Texto, "idTexto" | "estado">,
    con: Pick<Texto, "texto" | "estado">,
    now: Date,
  ): Promise<boolean>;
  /** Moves a text to another state; false when it is no longer in the former one. */
  cambiarEstado(idTexto: string, de: EstadoDeTexto, a: EstadoDeTexto): Promise<boolean>;
  /** Writes the rule and the reason of a removal; null takes them away. */
  anotarQuitado(idTexto: string, quitado: Texto["quitado"]): Promise<void>;
  /** Empties a text of its author, and marks it as deleted. */
  borrar(idTexto: string): Promise<void>;
  /** Stores the appeal; false when there is one. */
  apelar(idTexto: string, apelacion: string): Promise<boolean>;
  /** Forgets the appeal of an earlier removal. */
  olvidarApelacion(idTexto: string): Promise<void>;
  /** Conversations that the reader may read, newest first. */
  lista(
    lector: Lector,
    query: { orden: OrdenDeLista; antesDe: Lugar | null; cuantas: number },
  ): Promise<TextoLeido[]>;
  /** A text that the reader may read; null for any other. */
  legible(lector: Lector, idTexto: string): Promise<TextoLeido | null>;
  /** Replies that the reader may read, oldest first. */
  respuestas(lector: Lector, idConversacion: string, cuantas: number): Promise<TextoLeido[]>;
  /** Published texts with all these words, newest first, without those of blocked members. */
  buscar(lector: Lector, palabras: readonly string[], cuantas: number): Promise<TextoLeido[]>;
  /** Texts of the member that others do not read: waiting, for the moderators alone, or removed. */
  pendientesDe(idMiembro: string, cuantas: number): Promise<Texto[]>;
}

/** Words that their author took away while their review is open. */
export interface TextoRetirado {
  idTexto: string;
  /** Author; null once the account is deleted. */
  idPersona: number | null;
  texto: string;
  /** Words of the appeal; null without one. */
  apelacion: string | null;
}

/** Words for the moderators alone: nobody else reads them, and the decision removes them. */
export interface RetiradoRepository {
  /** Keeps the words of a text that its author is about to delete. Keeps nothing unless its review is open. */
  guardar(idTexto: string): Promise<void>;
  porTexto(idTexto: string): Promise<TextoRetirado | null>;
  olvidar(idTexto: string): Promise<void>;
}

/** Words that a member is writing: empty without a draft. */
export interface Borrador {
  texto: string;
  /** Text of the conversation that the reply answers; null for none. */
  idCitado: string | null;
}

export interface TextoOculto {
  idTexto: string;
  texto: string;
  seudonimo: string | null;
  ocultoEn: Date;
  /** True when the reader blocked the author too. */
  bloqueado: boolean;
}

/** Acts of one member towards texts and other members, and their drafts. */
export interface RelacionRepository {
  apoyar(idTexto: string, idMiembro: string, apoyo: Apoyo): Promise<void>;
  dejarDeApoyar(idTexto: string, idMiembro: string, apoyo: Apoyo): Promise<void>;
  /** Words of support of each text, without those of members whom the reader blocked. */
  apoyosDe(
    idsTexto: readonly string[],
    idMiembro: string,
  ): Promise<{ idTexto: string; apoyo: Apoyo; esMio: boolean }[]>;
  seguir(idConversacion: string, idMiembro: string): Promise<void>;
  dejarDeSeguir(idConversacion: string, idMiembro: string): Promise<void>;
  sigue(idConversacion: string, idMiembro: string): Promise<boolean>;
  /** Notes that the follower saw the conversation, so that the next reply is announced. */
  marcarVista(idConversacion: string, idMiembro: string): Promise<void>;
  /** Followers to tell about a new reply, and marks them as told. A follower who blocked the author is left out. */
  porAvisar(idConversacion: string, idAutor: string, now: Date): Promise<number[]>;
  /** Blocks an author for the member; a repeated block changes nothing. */
  bloquear(bloqueo: {
    idBloqueo: string;
    idMiembro: string;
    idBloqueado: string;
    creadoEn: Date;
  }): Promise<void>;
  desbloquear(idMiembro: string, idBloqueo: string): Promise<boolean>;
  bloqueados(idMiembro: string): Promise<{ idBloqueo: string; seudonimo: string; desde: Date }[]>;
  ocultar(idTexto: string, idMiembro: string, now: Date): Promise<void>;
  mostrar(idTexto: string, idMiembro: string): Promise<void>;
  /** Published texts that the member hid, the last one first. */
  ocultos(idMiembro: string, cuantos: number): Promise<TextoOculto[]>;
  /** Keeps what a member is writing; an empty text removes it. `lugar`: the community, or a conversation. */
  guardarBorrador(borrador: Borrador & { idMiembro: string; lugar: string }, now: Date): Promise<void>;
  borrador(idMiembro: string, lugar: string): Promise<Borrador>;
  /** Removes the drafts of the person beyond the newest `cuantos`, in all communities. */
  dejarBorradores(idPersona: number, cuantos: number): Promise<void>;
}

/** A text that waits for a moderator. */
export interface Revision {
  idRevision: string;
  idTexto: string;
  comunidad: string;
  motivos: readonly MotivoDeRevision[];
  urgencia: number;
  creadaEn: Date;
  tomadaPor: string | null;
  tomadaEn: Date | null;
  decididaEn: Date | null;
}

export const CLASES_DE_ACTO = ["publicar", "quitar", "advertir", "pausar", "suspender"] as const;
export type ClaseDeActo = (typeof CLASES_DE_ACTO)[number];

/** An act of a moderator. It is undone by a second act, and never removed. */
export interface ActoDeModeracion {
  idActo: string;
  idRevision: string;
  idTexto: string;
  clase: ClaseDeActo;
  regla: number | null;
  motivo: string;
  /** State of the text before the act. */
  estadoAnterior: EstadoDeTexto;
  idCuenta: string;
  hechoEn: Date;
  deshechoEn: Date | null;
}

/** A pause or a suspension of a person in one community. */
export interface Sancion {
  idActo: string;
  idPersona: number;
  comunidad: string;
  clase: Extract<ClaseDeActo, "advertir" | "pausar" | "suspender">;
  motivo: string;
  hechaEn: Date;
  /** End of a pause; null for the other kinds. */
  hasta: Date | null;
}

export interface RevisionRepository {
  /** Opens a review of the text, or adds the reason to the open one. */
  abrir(
    revision: Pick<Revision, "idRevision" | "idTexto" | "comunidad" | "creadaEn">,
    motivo: MotivoDeRevision,
  ): Promise<void>;
  /** False when the member reported the text before. */
  denunciar(
    denuncia: Denuncia & { idDenuncia: string; idTexto: string; idMiembro: string; creadaEn: Date },
  ): Promise<boolean>;
  /** Reports of a text without their authors. */
  denunciasDe(idTexto: string): Promise<(Denuncia & { creadaEn: Date })[]>;
  /** Undecided reviews, danger first, and the oldest first. */
  cola(cuantas: number): Promise<Revision[]>;
  decididas(cuantas: number): Promise<Revision[]>;
  porId(idRevision: string): Promise<Revision | null>;
  /** True when the account holds it now: it was free, or taken before `libreAntesDe`. */
  tomar(idRevision: string, por: { idCuenta: string; libreAntesDe: Date }, now: Date): Promise<boolean>;
  soltar(idRevision: string, idCuenta: string): Promise<void>;
  /** Frees the open review of a text whose words changed: nobody decides words that they did not read. */
  soltarDelTexto(idTexto: string): Promise<void>;
  /** Closes a review that the account holds since `desde` or later. */
  decidir(idRevision: string, por: { idCuenta: string; desde: Date }, now: Date): Promise<boolean>;
  /** Opens a decided review again, unless the text has another open one. */
  reabrir(idRevision: string): Promise<void>;
  anotarActo(acto: ActoDeModeracion): Promise<void>;
  actosDe(idTexto: string): Promise<ActoDeModeracion[]>;
  acto(idActo: string): Promise<ActoDeModeracion | null>;
  /** False when it is undone already. */
  deshacer(idActo: string, now: Date): Promise<boolean>;
  sancionar(sancion: Sancion): Promise<void>;
  levantar(idActo: string, now: Date): Promise<void>;
  /** Sanctions of the person in the community that are not undone and have not ended. */
  vigentes(idPersona: number, comunidad: string, now: Date): Promise<Sancion[]>;
  /** Number of acts that stand against the author of the text in its community, by kind, over all memberships. */
  antecedentes(idTexto: string): Promise<{ clase: ClaseDeActo; veces: number }[]>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    miembrosDeComunidad: MiembroRepository;
    textosDeComunidad: TextoDeComunidadRepository;
    textosRetirados: RetiradoRepository;
    relacionesDeComunidad: RelacionRepository;
    revisionesDeComunidad: RevisionRepository;
  }
}
