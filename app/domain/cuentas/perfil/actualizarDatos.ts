import { z } from "zod";
import { campoDeCorreo } from "../../shared/campos";
import { claveDeSiempre } from "../identidad/claveDeSiempre";
import { makeConPrueba, type DepsDePrueba } from "../identidad/prueba";
import type { Persona } from "../personas/persona";
import { e164, type ExisteTelefono } from "../../shared/telefono/telefono";
import type { Deps, Repos, ReposSinCandado } from "../../shared/puertos";
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

/** Body of an update of the person's data (specification § 3). Closing the modal sends the same body with a mark. */
const actualizacionDeDatos = z.object({
  correo: campoDeCorreo("Falta el correo"),
  telefono: telefonoDeContacto,
  politicasAceptacion: aceptaciones,
  cierre: z.boolean("El cierre es verdadero o falso").default(false),
  clave: claveDeSiempre.optional().describe("La contraseña otra vez, si el teléfono es otro"),
});

/** Body of the endpoint: an update of data (specification § 7), or new answers to texts of an account. */
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
 * Stores the answers of the update-data modal. A repeated request adds nothing; a later different answer changes data
 * and answers. A closed modal can still be accepted; closing an answered one undoes nothing. Another telephone needs a
 * proof of identity, as in the profile.
 */
export function makeActualizarDatos(deps: DepsDeActualizacion) {
  const { repos, now, newId, existeTelefono } = deps;
  const { conPrueba } = makeConPrueba(deps);
  /** Reads the person and the texts in force; returns the refusal when the update cannot be stored. */
  async function mirar(
    leidos: ReposSinCandado<"personas" | "politicas" | "sorteos">,
    entrada: Entrada,
    ahora: Date,
  ) {
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
    // This first check comes before the proof: nobody is asked to prove an update that would be refused.
    const antes = await mirar(repos, entrada, now());
    if (!antes.ok) return antes;
    return conPrueba(antes.value.cambia ? entrada : null, async (trx) => {
      const ahora = now();
      const mirado = await mirar(trx, entrada, ahora);
      if (!mirado.ok) return refuse(mirado.rechazo);
      const { politicas, marcadas, cambia } = mirado.value;
      // Another request changed the stored telephone meanwhile, and this request carries no proof to replace it.
      if (cambia && !antes.value.cambia) return refuse("clave-incorrecta");

      const visto = {
        modal: "actualizar-datos",
        version: versionDelConjunto(politicas),
        forma: cierre ? "cerrado" : "aceptado",
      } as const;
      // This write comes first: it makes two simultaneous answers wait for each other.
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

/** True when the mail is the stored one. A person signs in with the mail, so that another one must be proven first. */
const mismoCorreo = (persona: Persona, correo: string) =>
  persona.email.toLowerCase() === correo.trim().toLowerCase();

/** True when the telephone is the stored one; another telephone needs a proof of identity. */
export const mismoTelefono = ({ telefono, prefijo }: Persona, nuevo: Entrada["telefono"]) =>
  telefono === nuevo.numero && prefijo === nuevo.prefijo;

async function participarSiHay({ sorteos }: Repos<"sorteos">, idPersona: number, nonce: string, ahora: Date) {
  const sorteo = await sorteos.ultimo(ahora);
  if (sorteo && estaAbierto(sorteo, ahora)) {
    const { idSorteo } = sorteo;
    await sorteos.participar({ idSorteo, idPersona, nonce, via: "consentimiento" }, ahora);
  }
}
