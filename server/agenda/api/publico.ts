import { z } from "zod";
import { linkDeRetrato } from "../../../app/domain/agenda/especialistas/especialista";
import type { EspecialistaConHorarios } from "../../../app/domain/agenda/horarios/buscarEspecialistas";
import { endpoint, instante } from "../../platform/api/endpoint";

const especialista = z.object({
  idEspecialista: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  colegiatura: z.string(),
  presentacion: z.string(),
  temas: z.array(z.string()),
  idiomas: z.array(z.string()),
  precioCentimos: z.int(),
  duracionEnMinutos: z.int(),
  linkFotoMedico: z.string(),
  /** First free time of a specialist; null when the requested days have none. */
  primerHorario: z.object({ inicio: instante, fin: instante }).nullable(),
});

function aEspecialista({ especialista: datos, proximos: [primero] }: EspecialistaConHorarios) {
  return especialista.parse({
    ...datos,
    linkFotoMedico: linkDeRetrato(datos.retrato),
    primerHorario: primero ? { inicio: primero.inicio, fin: primero.fin } : null,
  });
}

/** Endpoints of the agenda that need no sign-in. */
export const publico = [
  endpoint({
    metodo: "get",
    ruta: "/servicios",
    resumen: "Las especialidades, cada una con sus especialistas",
    clave: "public",
    permisos: 200,
    conPersona: false,
    respuesta: z.object({
      especialidades: z.array(
        z.object({
          id: z.int(),
          color: z.string(),
          code: z.string(),
          name: z.string(),
          information: z.string(),
          icon: z.string(),
          smallIcon: z.string(),
          isDefault: z.boolean(),
          description: z.string(),
          image: z.string(),
          slug: z.string(),
          plazos: z.object({ cancelarEnMinutos: z.int(), reprogramarEnMinutos: z.int() }),
          especialistas: z.array(especialista),
        }),
      ),
    }),
    async atender({ services }) {
      const [especialidades, encontrados] = await Promise.all([
        services.agenda.especialidades(),
        services.agenda.buscarEspecialistas({}),
      ]);
      return {
        especialidades: especialidades.map((especialidad) => ({
          ...especialidad,
          especialistas: encontrados
            .filter((encontrado) => encontrado.especialista.especialidad === especialidad.slug)
            .map(aEspecialista),
        })),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/fecha-hora",
    resumen: "La hora del servidor, que es la que vale",
    clave: "public",
    permisos: 200,
    conPersona: false,
    respuesta: z.object({ fechaHoraServidor: z.string() }),
    atender: ({ services }) => Promise.resolve({ fechaHoraServidor: services.now().toISOString() }),
  }),
  endpoint({
    metodo: "get",
    ruta: "/pasarela/get",
    resumen: "Configuración pública de la pasarela de pago",
    clave: "public",
    permisos: 200,
    conPersona: false,
    respuesta: z.object({ nombre: z.string(), modo: z.enum(["prueba", "real"]), moneda: z.literal("PEN") }),
    atender: ({ services }) => Promise.resolve(services.ventas.configuracionDePasarela()),
  }),
];
