import { consentirDatosDeSalud } from "../../app/domain/consentimientos/datosDeSalud";
import {
  makeConsentimientoRepository,
  makePoliticaRepository,
} from "../../server/consentimientos/repositories/consentimientos";
import type { Trx } from "../../server/platform/database/client";

/** Stores the consent to the use of health data that every session needs. */
export async function consentirSalud(trx: Trx, idPersona: number, now: Date): Promise<void> {
  const respuesta = { canal: "web", idSolicitud: "demostracion" } as const;
  const newId = () => crypto.randomUUID();
  await consentirDatosDeSalud(
    { politicas: makePoliticaRepository(trx), consentimientos: makeConsentimientoRepository(trx) },
    { now: () => now, newId },
    { idPersona, flujo: "SESION", respuesta },
  );
}
