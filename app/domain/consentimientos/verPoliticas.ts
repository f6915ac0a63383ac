import type { Deps } from "../shared/puertos";
import { done, refuse } from "../shared/result";
import { conLoRespondido, vigentesDelLibro } from "./libro";
import { seRetiraPorSeparado, type Flujo, type PoliticaVigente } from "./politica";
import { textosVigentes } from "./textosVigentes";

/**
 * State of a request for policies (specification § 4). "not-started" on any page without a modal. Only "successful"
 * carries texts: nothing can be accepted that was not shown.
 */
export type SolicitudDePoliticas =
  { estado: "not-started" | "loading" | "error" } | { estado: "successful"; politicas: PoliticaVigente[] };

interface DepsDeLectura extends Deps<"consentimientos" | "politicas" | "sorteos"> {
  alFallar: (error: unknown) => void;
  /** Resolves when the waiting person should be told that it takes longer. */
  espera: (yaNo: AbortSignal) => Promise<void>;
}

/** The policies of a flow, with the answers of the named person. Tells when the read failed, or is still under way. */
export function makeVerPoliticas({ repos, now, alFallar, espera }: DepsDeLectura) {
  return async (flujo: Flujo, idPersona: number | null = null): Promise<SolicitudDePoliticas> => {
    const llegaron = new AbortController();
    const leidas = Promise.all([
      textosVigentes(repos, flujo, now()),
      idPersona === null ? [] : repos.consentimientos.deLaPersona(idPersona),
    ]).then(
      ([politicas, libro]): SolicitudDePoliticas =>
        politicas.length > 0
          ? { estado: "successful", politicas: conLoRespondido(politicas, libro) }
          : { estado: "error" },
      (error: unknown): SolicitudDePoliticas => {
        alFallar(error);
        return { estado: "error" };
      },
    );
    const demora = espera(llegaron.signal).then((): SolicitudDePoliticas => ({ estado: "loading" }));
    return Promise.race([leidas.finally(() => llegaron.abort()), demora]);
  };
}

/** A text with all its versions, and the one that a person accepted last, if they did. */
export function makeVerDocumento({ repos, now }: Deps<"consentimientos" | "politicas">) {
  return async ({ flujo, codigo, idPersona }: { flujo: Flujo; codigo: string; idPersona: number | null }) => {
    const [versiones, libro] = await Promise.all([
      repos.politicas.versiones(flujo, codigo, now()),
      idPersona === null ? [] : repos.consentimientos.deLaPersona(idPersona),
    ]);
    const ultima = libro.find((linea) => linea.codigo === codigo);
    // A withdrawn text is not accepted.
    return { versiones, aceptada: ultima?.valor === "1" ? ultima : null };
  };
}

/** The whole ledger of a person with the texts that were seen, and which lines hold today. */
export function makeVerConsentimientos({ repos, now }: Deps<"consentimientos" | "politicas">) {
  return async (idPersona: number) => {
    const libro = await repos.consentimientos.deLaPersona(idPersona);
    const actuales = new Set(vigentesDelLibro(libro).map(({ idConsentimiento }) => idConsentimiento));
    const flujos = [...new Set(libro.map(({ flujo }) => flujo))];
    const textos = await repos.politicas.deLosFlujos(flujos, now());
    return libro.map((linea) => {
      const { vigentes = [], versiones = [] } = textos.get(linea.flujo) ?? {};
      const politica = vigentes.find(({ codigo }) => codigo === linea.codigo);
      return {
        ...linea,
        texto:
          versiones.find(({ codigo, version }) => codigo === linea.codigo && version === linea.version) ??
          null,
        esActual: actuales.has(linea.idConsentimiento),
        tipo: politica?.tipo ?? "texto",
        /** Text of today: only this one can be accepted now. */
        vigente: politica ? { version: politica.versionActual, enlace: politica.enlace } : null,
        seRetira: politica !== undefined && seRetiraPorSeparado(linea.flujo, politica),
      };
    });
  };
}

/** Reads a line of the person's own ledger, with the text that the person saw. */
export function makeVerRecibo(deps: Deps<"consentimientos" | "politicas">) {
  const verConsentimientos = makeVerConsentimientos(deps);
  return async (idPersona: number, idConsentimiento: string) => {
    const linea = (await verConsentimientos(idPersona)).find(
      (consentimiento) => consentimiento.idConsentimiento === idConsentimiento,
    );
    return linea ? done(linea) : refuse("consentimiento-no-existe");
  };
}
