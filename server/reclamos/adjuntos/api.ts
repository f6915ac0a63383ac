import { z } from "zod";
import { RECHAZOS_AL_ADJUNTAR } from "../../../app/domain/reclamos/adjuntos/adjuntar";
import { RECHAZOS_DE_CONSULTA, signosEscritos } from "../../../app/domain/reclamos/consultar";
import { campoExacto } from "../../../app/domain/shared/campos";
import { datosInvalidos, endpoint, rechazosDe, type Endpoint } from "../../platform/api/endpoint";
import { adjunto, adjuntoDe } from "./enJson";

const rechazo = rechazosDe({ ...RECHAZOS_DE_CONSULTA, ...RECHAZOS_AL_ADJUNTAR });

/** The explicit type avoids a circular one: the endpoints use the services that the noun opens. */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    metodo: "post",
    ruta: "/reclamos/{codigo}/adjuntos",
    resumen:
      "Adjunta una foto o un PDF a un reclamo sin respuesta: 5 MB cada uno, 5 en total. El mismo archivo contesta el primero",
    clave: "public",
    permisos: 201,
    conPersona: false,
    idempotente: true,
    archivo: true,
    estado: 201,
    parametros: z.object({ codigo: campoExacto(60, "No es un código") }),
    cuerpo: z.object({ documento: signosEscritos }),
    respuesta: adjunto,
    async atender({ services, red, archivo, parametros: { codigo }, cuerpo: { documento } }) {
      if (!archivo) throw datosInvalidos([{ campo: "archivo", mensaje: "Falta el archivo" }]);
      const { adjuntos, consultar } = services.reclamos;
      const vista = await consultar.porDocumento({ codigo, documento, red });
      if (!vista.ok) throw rechazo(vista.rechazo);
      const hecho = await adjuntos.adjuntar({ hoja: vista.value.hoja, archivo, red });
      if (!hecho.ok) throw rechazo(hecho.rechazo);
      return adjuntoDe(hecho.value);
    },
  }),
];
