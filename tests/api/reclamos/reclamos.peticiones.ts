import { valor, type Mundo } from "../../support/servicios";
import { unaHoja } from "../../support/reclamos";
import { pdf } from "../../support/archivosHostiles";
import type { Peticiones, Preparar } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (mundo: Mundo): Peticiones => {
  const conIntencion: Preparar = async () => {
    const { borradores } = mundo.servicios.reclamos;
    return { cuerpo: { intencion: valor(await borradores.empezar("203.0.113.7")), ...unaHoja() } };
  };

  const conHoja: Preparar = async ({ parametros }) => {
    const { registrar, borradores } = mundo.servicios.reclamos;
    const intencion = valor(await borradores.empezar("203.0.113.7"));
    const { codigo } = valor(await registrar.deIntencion({ intencion, hoja: unaHoja(), idPersona: null }));
    parametros.codigo = codigo;
    return { consulta: { documento: "3456" } };
  };

  const conHojaYArchivo: Preparar = async (de) => {
    const { consulta } = await conHoja(de);
    return { cuerpo: consulta, archivo: { nombre: "recibo.pdf", bytes: pdf() } };
  };

  return {
    "post /reclamos": conIntencion,
    "get /reclamos/{codigo}": conHoja,
    "post /reclamos/{codigo}/adjuntos": conHojaYArchivo,
  };
};
