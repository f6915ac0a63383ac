import { z } from "zod";
import { clave, frase, unicos } from "../contenido/esquemas";

/** Drawings that a community may have; the screen has one for each. */
const DIBUJOS_DE_COMUNIDAD = ["luna", "manos", "nido", "alcancia"] as const;

/** A community, as an editor writes it in `app/content/comunidades/{url}.yaml`. */
export const comunidadEscrita = z.strictObject({
  /** Address and id of the community: `/comunidades/{url}`. It is the name of the file. */
  url: clave.max(40),
  nombre: frase(60),
  paraQue: frase(240),
  /** Rules that a person accepts to join; a moderator removes a text by one of them. */
  reglas: z.array(frase(200)).min(3).max(10).refine(unicos, "repite una regla"),
  /** Theme of the content, as in `temas.yaml`. */
  tema: clave,
  dibujo: z.enum(DIBUJOS_DE_COMUNIDAD),
  /** Team that moderates, as members read it; it names no person. */
  equipo: frase(60),
  orden: z.int().min(1).max(999),
});
export type Comunidad = z.output<typeof comunidadEscrita>;

/** The communities of the content files. */
export interface Comunidades {
  todas(): Promise<readonly Comunidad[]>;
  porUrl(url: string): Promise<Comunidad | null>;
}

export const direccionDeComunidad = ({ url }: Pick<Comunidad, "url">) => `/comunidades/${url}`;

/** Address of a conversation. */
/** Address of a removed text, which its author alone reads. */
export const direccionDeQuitado = (comunidad: string, idTexto: string) =>
  `${direccionDeComunidad({ url: comunidad })}?quitado=${encodeURIComponent(idTexto)}`;

export const direccionDeConversacion = (comunidad: string, idConversacion: string) =>
  `/comunidades/${comunidad}/${idConversacion}`;
