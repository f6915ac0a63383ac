import type { Deps, Repos } from "../shared/puertos";
import { done, refuse } from "../shared/result";
import {
  aceptacionesDe,
  codigosMarcados,
  CUA,
  requeridasSinMarcar,
  respondeAOtroTexto,
  seRetiraPorSeparado,
  type Aceptacion,
  type Consentimiento,
  type Flujo,
  type Politica,
  type PoliticaVigente,
} from "./politica";

interface Circunstancias extends Pick<Consentimiento, "idPersona" | "flujo" | "canal" | "idSolicitud"> {
  creadoEn: Date;
  newId: (respuesta: Aceptacion) => string;
}

/** Adds one line for each answer, with the print of the very text that was in force. */
export async function anotarRespuestas(
  { consentimientos }: Repos<"consentimientos">,
  politicas: readonly PoliticaVigente[],
  respuestas: readonly Aceptacion[],
  { newId, ...circunstancias }: Circunstancias,
): Promise<void> {
  await consentimientos.anotar(
    respuestas.flatMap((respuesta) => {
      const politica = politicas.find(({ codigo }) => codigo === respuesta.codigo);
      if (!politica) return [];
      const { huellaDelTexto } = politica;
      return { ...respuesta, ...circunstancias, idConsentimiento: newId(respuesta), huellaDelTexto };
    }),
  );
}

/** Newest line of each code: it is in force today. The ledger comes with its newest line first. */
export function vigentesDelLibro(libro: readonly Consentimiento[]): Consentimiento[] {
  const porCodigo = new Map<string, Consentimiento>();
  for (const linea of libro) if (!porCodigo.has(linea.codigo)) porCodigo.set(linea.codigo, linea);
  return [...porCodigo.values()];
}

/** True when the answer changes nothing. */
export function yaRespondio(
  libro: readonly Consentimiento[],
  { codigo, version, valor }: Aceptacion,
): boolean {
  return vigentesDelLibro(libro).some(
    (linea) => linea.codigo === codigo && linea.version === version && linea.valor === valor,
  );
}

/** Policies with the person's answers to the texts in force: `marcado` is their answer, or 0. */
export function conLoRespondido<P extends Politica>(
  politicas: readonly P[],
  libro: readonly Consentimiento[],
) {
  return politicas.map((politica): P => {
    const { codigo, tipo, versionActual: version } = politica;
    const marcado = yaRespondio(libro, { codigo, version, valor: "1" });
    return { ...politica, marcado: marcado ? 1 : 0, valor: marcado || tipo === "texto" ? "1" : "0" };
  });
}

/** True when the main consent is accepted (specification § 4). Derived from the ledger, never stored beside it. */
export const aceptaCua = (politicas: readonly Politica[]): boolean =>
  politicas.some(({ codigo, marcado }) => codigo === CUA && marcado === 1);

/** Changes one consent of the person: adds a line to the ledger, and so a receipt. */
export function makeCambiarConsentimiento({
  transaccion,
  now,
  newId,
}: Deps<"consentimientos" | "politicas">) {
  return (entrada: {
    idPersona: number;
    idConsentimiento: string;
    valor: "0" | "1";
    /** Version that is accepted; null withdraws. */
    version: string | null;
    canal: Consentimiento["canal"];
    idSolicitud: string;
  }) =>
    transaccion(async (trx) => {
      const { idPersona, idConsentimiento, valor, version, canal, idSolicitud } = entrada;
      const libro = await trx.consentimientos.deLaPersona(idPersona);
      const linea = libro.find((candidata) => candidata.idConsentimiento === idConsentimiento);
      if (!linea) return refuse("consentimiento-no-existe");
      const ahora = now();
      const politicas = await trx.politicas.vigentes(linea.flujo, ahora);
      const politica = politicas.find(({ codigo }) => codigo === linea.codigo);
      if (!politica || !seRetiraPorSeparado(linea.flujo, politica)) return refuse("no-es-opcional");
      if (valor === "1" && version !== politica.versionActual) return refuse("texto-anterior");
      const actual = vigentesDelLibro(libro).find(({ codigo }) => codigo === linea.codigo);
      // Sent twice, it is done once.
      if (actual?.valor === valor && actual.version === politica.versionActual) return done(actual);
      const respuesta: Consentimiento = {
        idConsentimiento: newId(),
        idPersona,
        flujo: linea.flujo,
        codigo: linea.codigo,
        // A withdrawal refers to the accepted text, a consent to the text in force.
        version: valor === "0" ? (actual?.version ?? linea.version) : politica.versionActual,
        huellaDelTexto:
          valor === "0" ? (actual?.huellaDelTexto ?? linea.huellaDelTexto) : politica.huellaDelTexto,
        valor,
        canal,
        idSolicitud,
        creadoEn: ahora,
      };
      await trx.consentimientos.anotar([respuesta]);
      return done(respuesta);
    });
}

/** Accepts the texts of a flow in force that a person is asked about, with the information that was shown beside them. */
export function makeAceptarTextos({ transaccion, now }: Deps<"consentimientos" | "politicas">) {
  return (entrada: {
    idPersona: number;
    flujo: Flujo;
    politicasAceptacion: readonly Aceptacion[];
    canal: Consentimiento["canal"];
    idSolicitud: string;
  }) =>
    transaccion(async (trx) => {
      const { politicasAceptacion, flujo, ...titular } = entrada;
      const ahora = now();
      const politicas = (await trx.politicas.vigentes(flujo, ahora)).filter(
        ({ codigo, tipo, requerido }) =>
          requerido ||
          (tipo === "texto" && politicasAceptacion.some((aceptacion) => aceptacion.codigo === codigo)),
      );
      if (respondeAOtroTexto(politicas, politicasAceptacion)) return refuse("texto-anterior");
      const marcadas = codigosMarcados(politicasAceptacion);
      const faltan = requeridasSinMarcar(politicas, marcadas);
      if (faltan.length > 0) return refuse("falta-obligatoria", faltan);
      const libro = await trx.consentimientos.deLaPersona(titular.idPersona);
      const nuevas = aceptacionesDe(politicas, marcadas).filter(
        ({ codigo, version }) =>
          !libro.some((linea) => linea.codigo === codigo && linea.version === version && linea.valor === "1"),
      );
      // A text that may not be withdrawn is accepted once: its key lets one of simultaneous requests in.
      const newId = ({ codigo, version }: Aceptacion) =>
        [titular.idPersona, flujo, codigo, version].join("-").replace(/[^\w-]/g, "-");
      await anotarRespuestas(trx, politicas, nuevas, { ...titular, flujo, creadoEn: ahora, newId });
      return done(undefined);
    });
}
