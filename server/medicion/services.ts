import { makeEscaneos } from "../../app/domain/medicion/escaneos";
import type { EscaneoRepository } from "../../app/domain/medicion/escaneo";
import { enSuCofre, type AlmacenCerrado, type OpenedCuestionarios } from "../cuestionarios/module";
import { makeCofre } from "../platform/cofre";
import { signingSecret, type Secret } from "../platform/rotation";
import type { Base } from "../platform/services";

export function openMedicion(
  { options, deps, huella, huellaDeRespuestas }: Base,
  { cuestionarios }: { cuestionarios: OpenedCuestionarios },
) {
  const { secretoDeRespuestas } = options;
  const cofre = makeCofre(secretoDeRespuestas, "escaneos");
  cuestionarios.cerrarTambien(almacenDe(deps.repos.escaneos, secretoDeRespuestas));
  return { services: makeEscaneos({ ...deps, cofre, huella, huellaDeRespuestas }) };
}

/** They are closed with the same secret as answers, and closed anew with them. */
const almacenDe = (escaneos: EscaneoRepository, secreto: Secret): AlmacenCerrado => ({
  arca: enSuCofre(makeCofre(secreto, "escaneos"), makeCofre(signingSecret(secreto), "escaneos")),
  despuesDe: async (idEscaneo, cuantos) =>
    (await escaneos.despuesDe(idEscaneo, cuantos)).map((uno) => ({
      ...{ uuidForm: uno.idEscaneo, idform: "escaneos", idPersona: uno.idPersona },
      respuestasCerradas: uno.pulsoCerrado,
      cerrarDeNuevo: (cerrado) => escaneos.cerrarDeNuevo(uno, cerrado),
    })),
});

declare module "../platform/services" {
  interface Services {
    medicion: ReturnType<typeof openMedicion>["services"];
  }
}
