import { guardarSorteo } from "../../../server/consentimientos/repositories/sorteos";
import { LUNES_8AM } from "../../support/constructores";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { vigente, entradaAlSorteo } from "../../support/politicas";
import { valor, type Mundo } from "../../support/servicios";
import type { Peticiones, Preparar } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (mundo: Mundo): Peticiones => {
  const conSorteo: Preparar = async ({ parametros }) => {
    // A list of entries that was fixed stays for ever, so no two tests share a draw.
    const idSorteo = `sorteo-${crypto.randomUUID()}`;
    Object.assign(parametros, { idSorteo });
    await guardarSorteo(mundo.db, {
      idSorteo,
      fuentePublica: "La lotería de la prueba",
      premio: "Un celular",
      existencias: 1,
      organizador: "Organizador",
      ruc: "20000000001",
      desde: LUNES_8AM,
      hasta: sumarMinutos(LUNES_8AM, 1000),
      sorteoEn: sumarMinutos(LUNES_8AM, 2000),
    });
    return { cuerpo: { mayorDeEdad: "1", aceptaBases: "1", versionDeBases: vigente("BASES").version } };
  };

  const conLista: Preparar = async (de) => {
    await conEntrada(de);
    mundo.reloj.avanzar(1000);
    await mundo.job("fijar-listas-de-sorteo");
    return {};
  };

  const conEntrada: Preparar = async (de) => {
    await conSorteo(de);
    valor(await mundo.servicios.consentimientos.participarEnSorteo(entradaAlSorteo(de.idPersona)));
    return {};
  };

  return {
    "get /sorteos/{idSorteo}": conEntrada,
    "get /sorteos/{idSorteo}/lista": conLista,
    "get /sorteo": conEntrada,
    "get /sorteo/lista": conLista,
    "post /sorteo/participaciones": conSorteo,
    "delete /sorteo/participaciones": conEntrada,
  };
};
