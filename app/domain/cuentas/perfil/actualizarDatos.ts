import { z } from "zod";
import { claveDeSiempre } from "../identidad/claveDeSiempre";
import { makeConPrueba, type DepsDePrueba } from "../identidad/prueba";
import type { Persona } from "../personas/persona";
import { e164, type ExisteTelefono } from "../../shared/telefono/telefono";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { estaAbierto } from "../../consentimientos/sorteos/sorteo";
import { anotarRespuestas, conLoRespondido, yaRespondio } from "../../consentimientos/libro";
import {
  aceptacionesAlCerrar,
  aceptacionesEnviadas,
  codigosMarcados,
  CUA,
  requeridasSinMarcar,
  respondeAOtroTexto,
  versionDelConjunto,
  type Consentimiento,
} from "../../consentimientos/politica";
import { aceptaciones } from "../../consentimientos/publicas";
import { textosVigentes } from "../../consentimientos/textosVigentes";
import { telefonoDeContacto } from "../../consentimientos/telefono";

/** The payload of the update of data. Closing sends it too, and says that it closes. */
const actualizacionDeDatos = z.object({
  correo: z
    .string("Falta el correo")
    .max(254, "Escribe un correo de 254 caracteres o menos")
    .pipe(z.email("Escribe un correo como nombre@ejemplo.com")),
  telefono: telefonoDeContacto,
  politicasAceptacion: aceptaciones,
  cierre: z.boolean("El cierre es verdadero o falso").default(false),
  clave: claveDeSiempre.optional().describe("La contraseña otra vez, si el teléfono es otro"),
});

/** What the same door takes: the update of data, or the texts of one's account that are asked about again. */
export const actualizacionOAceptacion = z.discriminatedUnion(
  "flujo",
  [
    actualizacionDeDatos.extend({ flujo: z.literal("GLOBAL").optional() }),
    z.object({ flujo: z.literal("REGISTRO"), politicasAceptacion: aceptaciones }),
  ],
  { error: "El flujo es GLOBAL o REGISTRO" },
);

type DepsDeActualizacion = Deps<
  "accesos" | "consentimientos" | "intentos" | "modales" | "personas" | "politicas" | "sorteos"
> &
  DepsDePrueba & { existeTelefono: ExisteTelefono };

type Entrada = z.output<typeof actualizacionDeDatos> &
  Pick<Consentimiento, "idPersona" | "canal" | "idSolicitud"> & { idAcceso: string };

/**
 * Takes the answers to the update-data modal. The second click and the retry after a stalled answer find that it is
 * done, and add nothing; whoever answers otherwise later changes their data and their answers. What was closed may
 * still be accepted, and closing what was answered undoes nothing. Another telephone wants a proof that it is really
 * they, here as in the profile.
 */
export function makeActualizarDatos(deps: DepsDeActualizacion) {
  const { repos, now, newId, existeTelefono } = deps;
  const { conPrueba } = makeConPrueba(deps);
  /** Whose answers these are and to which texts; or what stands in their way, as it is said. */
  async function mirar(leidos: Repos<"personas" | "politicas" | "sorteos">, entrada: Entrada, ahora: Date) {
    const { idPersona, correo, telefono, politicasAceptacion, cierre } = entrada;
    const persona = await leidos.personas.porId(idPersona);
    if (!persona) return refuse("persona-no-existe");
    const politicas = await textosVigentes(leidos, "GLOBAL", ahora);
    if (politicas.length === 0) return refuse("politicas-no-disponibles");
    if (respondeAOtroTexto(politicas, politicasAceptacion)) return refuse("texto-anterior");
    const marcadas = codigosMarcados(politicasAceptacion);
    if (!cierre) {
      const faltan = requeridasSinMarcar(politicas, marcadas);
      if (faltan.length > 0) return refuse("falta-obligatoria", faltan);
      if (!mismoCorreo(persona, correo)) return refuse("correo-sin-verificar");
      if (!existeTelefono(e164(telefono.prefijo, telefono.numero))) return refuse("telefono-inexistente");
    }
    return done({ politicas, marcadas, cambia: !cierre && !mismoTelefono(persona, telefono) });
  }

  return async (entrada: Entrada) => {
    const { idPersona, telefono, cierre, canal, idSolicitud } = entrada;
    // Looked at before the turn is taken too: nobody is asked for a proof of what would be refused.
    const antes = await mirar(repos, entrada, now());
    if (!antes.ok) return antes;
    return conPrueba(antes.value.cambia ? entrada : null, async (trx) => {
      const ahora = now();
      const mirado = await mirar(trx, entrada, ahora);
      if (!mirado.ok) return refuse(mirado.rechazo);
      const { politicas, marcadas, cambia } = mirado.value;
      // Theirs became another one meanwhile, which nobody has proven to be for them to change.
      if (cambia && !antes.value.cambia) return refuse("clave-incorrecta");

      const visto = {
        modal: "actualizar-datos",
        version: versionDelConjunto(politicas),
        forma: cierre ? "cerrado" : "aceptado",
      } as const;
      // Decided before anything is read or written: two who answer at once take their turns on it.
      const esLaPrimera = await trx.modales.atender(idPersona, visto, ahora);
      if (!esLaPrimera && cierre) return done(undefined);
      const libro = await trx.consentimientos.deLaPersona(idPersona);
      const respuestas = (cierre ? aceptacionesAlCerrar : aceptacionesEnviadas)(
        conLoRespondido(politicas, libro),
        entrada.politicasAceptacion,
      ).filter((respuesta) => esLaPrimera || !yaRespondio(libro, respuesta));
      await anotarRespuestas(trx, politicas, respuestas, {
        idPersona,
        flujo: "GLOBAL",
        canal,
        idSolicitud,
        creadoEn: ahora,
        newId,
      });
      if (!cierre) {
        await trx.personas.confirmarDatos(idPersona, telefono, ahora);
        if (marcadas.has(CUA)) await participarSiHay(trx, idPersona, newId(), ahora);
      }
      return done(undefined);
    });
  };
}

/** Another address would have to be proved first: it is what the person signs in with. */
const mismoCorreo = (persona: Persona, correo: string) =>
  persona.email.toLowerCase() === correo.trim().toLowerCase();

/** Whether a telephone is the one that is known: another one wants a proof of who asks. */
export const mismoTelefono = ({ telefono, prefijo }: Persona, nuevo: Entrada["telefono"]) =>
  telefono === nuevo.numero && prefijo === nuevo.prefijo;

async function participarSiHay({ sorteos }: Repos<"sorteos">, idPersona: number, nonce: string, ahora: Date) {
  const sorteo = await sorteos.ultimo(ahora);
  if (sorteo && estaAbierto(sorteo, ahora)) {
    const { idSorteo } = sorteo;
    await sorteos.participar({ idSorteo, idPersona, nonce, via: "consentimiento" }, ahora);
  }
}
