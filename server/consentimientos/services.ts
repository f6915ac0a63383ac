import { setTimeout } from "node:timers/promises";
import { makeAceptarTextos, makeCambiarConsentimiento } from "../../app/domain/consentimientos/libro";
import {
  makeGuardarAceptacionPublica,
  makeRevisarAceptacionPublica,
  makeValidarAceptacionPublica,
} from "../../app/domain/consentimientos/publicas";
import { makeFijarListas } from "../../app/domain/consentimientos/sorteos/fijarLista";
import { makeParticiparEnSorteo, makeRetirarDelSorteo } from "../../app/domain/consentimientos/participar";
import { makeFuenteDeSorteos } from "../../app/domain/consentimientos/sorteos/busqueda";
import {
  makeLeerListaDeSorteo,
  makeVerSorteo,
  makeVerSorteoAbierto,
  makeVerSorteos,
} from "../../app/domain/consentimientos/verSorteo";
import {
  makeVerConsentimientos,
  makeVerDocumento,
  makeVerPoliticas,
  makeVerRecibo,
} from "../../app/domain/consentimientos/verPoliticas";
import { sha256 } from "../platform/digest";
import type { Base } from "../platform/services";

/** Milliseconds after which a page stops waiting for the legal texts, and says that they take longer. */
const ESPERA_DE_POLITICAS_EN_MS = 4_000;

export function openConsentimientos({ options, deps, alFallar, huella }: Base) {
  return {
    services: {
      idCliente: options.idCliente,
      verPoliticas: makeVerPoliticas({
        ...deps,
        alFallar,
        espera: (signal) => setTimeout(ESPERA_DE_POLITICAS_EN_MS, undefined, { signal }).catch(() => {}),
      }),
      verDocumento: makeVerDocumento(deps),
      verConsentimientos: makeVerConsentimientos(deps),
      verRecibo: makeVerRecibo(deps),
      cambiarConsentimiento: makeCambiarConsentimiento(deps),
      aceptarTextos: makeAceptarTextos(deps),
      guardarAceptacionPublica: makeGuardarAceptacionPublica({ ...deps, huella }),
      validarAceptacionPublica: makeValidarAceptacionPublica(deps),
      revisarAceptacionPublica: makeRevisarAceptacionPublica(deps),
      verSorteo: makeVerSorteo({ ...deps, sha256 }),
      verSorteos: makeVerSorteos(deps),
      verSorteoAbierto: makeVerSorteoAbierto(deps),
      leerListaDeSorteo: makeLeerListaDeSorteo(deps),
      participarEnSorteo: makeParticiparEnSorteo(deps),
      retirarDelSorteo: makeRetirarDelSorteo(deps),
    },
    contributes: { searchable: [makeFuenteDeSorteos(deps)] },
    jobs: [{ nombre: "fijar-listas-de-sorteo", cadaSegundos: 30, run: makeFijarListas({ ...deps, sha256 }) }],
  };
}

declare module "../platform/services" {
  interface ServicesOptions {
    /** Value of the header `client-id` that a private read of legal texts must send (specification § 7). */
    idCliente: string;
  }
}
