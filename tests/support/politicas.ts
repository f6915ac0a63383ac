import { POLITICAS } from "../../server/seed/contenido/politicas/politicas";

const ENTRADAS = POLITICAS.toSorted((a, b) => a.vigenteDesde.localeCompare(b.vigenteDesde)).map(
  (politica) => [politica.codigo, politica] as const,
);
const VIGENTES = new Map<string, (typeof POLITICAS)[number]>(ENTRADAS);

/** Legal text in force with a code: the newest of its versions. */
export function vigente(codigo: string) {
  const politica = VIGENTES.get(codigo);
  if (!politica) throw new Error(`no text is called ${codigo}`);
  return politica;
}

/** Entry in the prize draw over the web, without the main consent, by the rules in force. */
export const entradaAlSorteo = (idPersona: number) =>
  ({ idPersona, versionDeBases: vigente("BASES").version, canal: "web", idSolicitud: "solicitud" }) as const;

/** Version of the text about health data in sessions, which every order over `/v2` must name. */
export const VERSION_DE_DATOS = vigente("DATOS_DE_SALUD").version;
