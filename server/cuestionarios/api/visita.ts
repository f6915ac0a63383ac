import { z } from "zod";
import type { Dueno } from "../../../app/domain/cuestionarios/leer";
import { DIAS_DE_UNA_VISITA } from "../../../app/domain/cuestionarios/visita";
import { CABECERA_DE_INVITADO, type Portador } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { UN_DIA_EN_SEGUNDOS } from "../../../app/domain/shared/duracion";

const PARA = "visita-del-test";
const VIDA_EN_SEGUNDOS = DIAS_DE_UNA_VISITA * UN_DIA_EN_SEGUNDOS;
const contenido = z.object({ uuidForm: z.string() });

/**
 * Signed id of a guest's questionnaire, with an expiry. A browser keeps it in a cookie; an API client sends it in a
 * header.
 */
export const sellarVisita = ({ cuentas: { sello } }: Services, uuidForm: string): Promise<string> =>
  sello.sellar(PARA, { uuidForm }, VIDA_EN_SEGUNDOS);

export async function abrirVisita({ cuentas: { sello } }: Services, sellada: string): Promise<string | null> {
  return (await sello.abrir(PARA, sellada, contenido))?.uuidForm ?? null;
}

/**
 * Owner of the answers in a request: the signed-in person, or else the guest. A missing or invalid signature means a
 * guest without answers.
 */
export async function deQuien(peticion: {
  services: Services;
  portador: Portador | null;
  cabecera: (nombre: string) => string | undefined;
}): Promise<Dueno> {
  const { services, portador, cabecera } = peticion;
  if (portador) return { idPersona: portador.idPersona };
  const sellada = cabecera(CABECERA_DE_INVITADO);
  return { visita: sellada ? await abrirVisita(services, sellada) : null };
}
