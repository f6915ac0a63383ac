import { z } from "zod";
import { campoDeFecha } from "../../../app/domain/shared/campos";
import { saldoDe } from "../../../app/domain/paquetes/saldo/saldo";
import { tieneLugar } from "../../../app/domain/agenda/talleres";
import { horaDe } from "../../../app/domain/shared/fechas";
import { deLaPersona, endpoint, exigirPropia, instante } from "../../platform/api/endpoint";
import { CON_TOKEN, PROPIO } from "../../platform/permisos";

const saldo = z.object({
  estado: z.enum(["success", "error"]),
  resumen: z.array(
    z.object({ abreviaturaEspecialidad: z.string(), saldo: z.array(z.object({ cantidad: z.int() })) }),
  ),
  total: z.int(),
});

const fecha = campoDeFecha("Usa una fecha como 2026-11-30").optional();

/** Endpoints of a person's balance and agenda. */
export const persona = [
  endpoint({
    metodo: "get",
    ruta: "/saldos/bonos/personas/{id}",
    resumen: "Bonos de una persona, por especialidad",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    consulta: z.object({ idEspecialidad: z.coerce.number().int().optional() }),
    respuesta: saldo,
    async atender({ services, portador, parametros: { id }, consulta: { idEspecialidad } }) {
      exigirPropia(id, portador);
      const { estado, bonos } = await services.paquetes.verSaldo(portador.idPersona);
      const pedidos = bonos.filter((bono) => !idEspecialidad || bono.idEspecialidad === idEspecialidad);
      return { estado, ...saldoDe(pedidos) };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/saldos/citas",
    resumen: "Sesiones que puedes tomar con tu saldo y sesiones que ya tienes reservadas",
    clave: "personas",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({
      /** State of the balance. With `error` the balance could not be read, which does not mean zero. */
      estado: saldo.shape.estado,
      especialidades: z.array(z.object({ abreviaturaEspecialidad: z.string(), disponibles: z.int() })),
      reservadas: z.int(),
    }),
    async atender({ services, portador: { idPersona } }) {
      const [{ estado, bonos }, { dias }] = await Promise.all([
        services.paquetes.verSaldo(idPersona),
        services.agenda.verAgenda({ idPersona }),
      ]);
      return {
        estado,
        especialidades: bonos.map(({ abreviaturaEspecialidad, cantidad }) => ({
          abreviaturaEspecialidad,
          disponibles: cantidad,
        })),
        reservadas: dias.reduce((total, dia) => total + dia.cita.length, 0),
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/agenda",
    resumen:
      "Tu agenda por día, con la hora del servidor: tus sesiones y tus lugares en talleres. " +
      "Los que esperas, o se te guardan hasta que los pagas o aceptas, en GET /inscripciones",
    clave: "personas",
    permisos: CON_TOKEN,
    conPersona: true,
    cuerpo: z
      .object({ desde: fecha, hasta: fecha })
      .refine(({ desde, hasta }) => !desde || !hasta || desde <= hasta, {
        path: ["hasta"],
        error: "Elige un día que no sea anterior al primero",
      }),
    respuesta: z.object({
      sesiones: z.array(
        z.object({
          fecha: z.string(),
          cita: z.array(
            z.object({
              idCita: z.string(),
              inicio: z.string(),
              fin: z.string(),
              hora: z.string(),
              especialista: z.string(),
              especialidad: z.string(),
              estado: z.string(),
              version: z.int(),
              linkFotoMedico: z.string(),
            }),
          ),
          taller: z.array(
            z.object({
              /** Id of the workshop; with `fecha`, the scheduled day, it is the key of its endpoints. */
              uid: z.string(),
              fecha: z.string(),
              url: z.string(),
              titulo: z.string(),
              inicio: instante,
              fin: instante,
              hora: z.string(),
              asistencia: z.boolean(),
              urlImagenTaller: z.string(),
              urlImagenEspecialista: z.string(),
            }),
          ),
        }),
      ),
      fechaHoraServidor: z.string(),
    }),
    async atender({ services, portador: { idPersona }, cuerpo, origen }) {
      const { dias, fechaHoraServidor } = await services.agenda.verAgenda({ idPersona, ...cuerpo });
      const entera = (imagen: string) => new URL(services.imagenes + imagen, origen).href;
      return {
        sesiones: dias.map((dia) => ({
          fecha: dia.fecha,
          cita: dia.cita.map((cita) => ({
            idCita: cita.idCita,
            inicio: cita.inicio.toISOString(),
            fin: cita.fin.toISOString(),
            hora: horaDe(cita.inicio),
            especialista: cita.especialista,
            especialidad: cita.especialidad,
            estado: cita.estado,
            version: cita.version,
            linkFotoMedico: entera(cita.linkFotoMedico),
          })),
          taller: dia.taller.filter(tieneLugar).map((taller) => ({
            uid: taller.uid,
            fecha: taller.fecha,
            url: taller.url,
            titulo: taller.titulo,
            inicio: taller.inicio.toISOString(),
            fin: taller.fin.toISOString(),
            hora: horaDe(taller.inicio),
            asistencia: taller.asistencia,
            urlImagenTaller: entera("/ilustraciones/conversacion.svg"),
            // A team leads workshops, so no single face is shown.
            urlImagenEspecialista: entera("/icono-192.png"),
          })),
        })),
        fechaHoraServidor: fechaHoraServidor.toISOString(),
      };
    },
  }),
];
