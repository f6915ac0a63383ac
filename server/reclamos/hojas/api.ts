import { z } from "zod";
import { DEFINICIONES, notasDeHoja } from "../../../app/domain/reclamos/textos";
import { estadoDe } from "../../../app/domain/reclamos/enPalabras";
import {
  RECHAZOS_DE_CONSULTA,
  signosEscritos,
  type HojaConRespuestas,
} from "../../../app/domain/reclamos/consultar";
import { camposDeHoja, RECHAZOS_DE_RECLAMO } from "../../../app/domain/reclamos/hoja";
import { numeroDeHoja, type HojaRegistrada } from "../../../app/domain/reclamos/registro";
import { campoConForma, campoExacto } from "../../../app/domain/shared/campos";
import { fechaDe } from "../../../app/domain/shared/fechas";
import { endpoint, rechazosDe, type Endpoint } from "../../platform/api/endpoint";
import { adjunto, adjuntoDe } from "../adjuntos/enJson";

const rechazo = rechazosDe({ ...RECHAZOS_DE_RECLAMO, ...RECHAZOS_DE_CONSULTA });

const proveedor = z.object({
  razonSocial: z.string(),
  ruc: z.string(),
  direccion: z.string(),
  establecimiento: z.string(),
});

const LLAVE_EN_LETRAS = 43;
const intencion = campoConForma(/^[\w-]{43}$/, "No es una intención", {
  falta: "Falta la intención",
  maximo: LLAVE_EN_LETRAS,
});

const resumen = z.object({
  numero: z.string(),
  codigo: z.string(),
  tipo: z.enum(["reclamo", "queja"]),
  registradoEn: z.string(),
  /** Last day for the answer, in Lima. */
  vence: z.string(),
  estado: z.enum(["en-plazo", "vencido", "respondido"]),
});

const resumenDe = (hoja: HojaRegistrada, now: Date): z.output<typeof resumen> => ({
  numero: numeroDeHoja(hoja),
  codigo: hoja.codigo,
  tipo: hoja.tipo,
  registradoEn: hoja.registradaEn.toISOString(),
  vence: hoja.venceEl,
  estado: estadoDe(hoja, fechaDe(now)),
});

const respuestasDe = ({ respuestas }: HojaConRespuestas) =>
  respuestas.map(({ texto, escritaEn }) => ({ texto, escritaEn: escritaEn.toISOString() }));

/** The explicit type avoids a circular one: the endpoints use the services that the noun opens. */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    metodo: "post",
    ruta: "/reclamos/intenciones",
    resumen:
      "Empieza un reclamo o una queja: lo que la hoja tiene que mostrar, y una intención con la que se registra una sola hoja",
    clave: "public",
    permisos: 201,
    conPersona: false,
    idempotente: true,
    estado: 201,
    respuesta: z.object({
      intencion: z.string(),
      definiciones: z.object({ reclamo: z.string(), queja: z.string() }),
      notas: z.array(z.string()),
      proveedor,
    }),
    async atender({ services, red }) {
      const empezado = await services.reclamos.borradores.empezar(red);
      if (!empezado.ok) throw rechazo(empezado.rechazo);
      const { libroDeHoy } = services.reclamos;
      return {
        intencion: empezado.value,
        definiciones: DEFINICIONES,
        notas: [...notasDeHoja(libroDeHoy.plazoEnDias)],
        proveedor: libroDeHoy.proveedor,
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/reclamos",
    resumen: "Registra la hoja de una intención. La misma intención contesta siempre la misma hoja",
    clave: "public",
    permisos: 201,
    conPersona: false,
    siHayPersona: true,
    idempotente: true,
    textoLibre: true,
    estado: 201,
    cuerpo: z
      .object({ intencion, ...camposDeHoja })
      .superRefine(({ consumidor, representante }, contexto) => {
        if (!consumidor.esMenor || representante) return;
        const message = "Falta quien representa al menor de edad";
        contexto.addIssue({ code: "custom", path: ["representante"], message });
      }),
    respuesta: resumen,
    async atender({ services, portador, cuerpo: { intencion, ...escrita } }) {
      const hoja = { ...escrita, representante: escrita.consumidor.esMenor ? escrita.representante : null };
      const idPersona = portador?.idPersona ?? null;
      const registrada = await services.reclamos.registrar.deIntencion({ intencion, hoja, idPersona });
      if (!registrada.ok) throw rechazo(registrada.rechazo);
      return resumenDe(registrada.value, services.now());
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/reclamos/{codigo}",
    resumen: "El estado de un reclamo y su respuesta, por su código y los últimos 4 signos del documento",
    clave: "public",
    permisos: 200,
    conPersona: false,
    // A number of tries is counted, so that no answer is shared from a cache.
    siHayPersona: true,
    parametros: z.object({ codigo: campoExacto(60, "No es un código") }),
    consulta: z.object({ documento: signosEscritos }),
    respuesta: resumen.extend({
      respuestas: z.array(z.object({ texto: z.string().nullable(), escritaEn: z.string() })),
      adjuntos: z.array(adjunto),
    }),
    async atender({ services, red, parametros: { codigo }, consulta: { documento } }) {
      const vista = await services.reclamos.consultar.porDocumento({ codigo, documento, red });
      if (!vista.ok) throw rechazo(vista.rechazo);
      const { hoja } = vista.value;
      return {
        ...resumenDe(hoja, services.now()),
        respuestas: respuestasDe(vista.value),
        adjuntos: (await services.reclamos.adjuntos.deLaHoja(hoja.idHoja)).map(adjuntoDe),
      };
    },
  }),
];
