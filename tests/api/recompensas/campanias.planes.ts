import { campaniaEscrita } from "../../../app/domain/recompensas/campanias/campania";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import type { Repos } from "../../../app/domain/shared/puertos";

const TERMINOS = campaniaEscrita.parse({
  ...{ uid: "planes", titulo: "De prueba", resumen: "De prueba.", desde: "2026-11-01", tarea: "Camina." },
  ...{ alternativa: "O respira.", dias: 3, monedas: 10, validacion: ["codigo"], bases: ["Se juega."] },
});

export async function probar(
  { campanias, pausasDeRacha }: Repos<"campanias" | "pausasDeRacha">,
  { persona: { idPersona }, ahora }: { persona: Persona; ahora: Date },
) {
  const idCampania = "planes-2026-11";
  const plazo = { desde: sumarMinutos(ahora, -120), hasta: sumarMinutos(ahora, -60) };
  await campanias.abrir({ idCampania, terminos: TERMINOS, ...plazo, quedan: 1 });
  const campania = (await campanias.tomar(idCampania))!;
  await campanias.porId(idCampania);
  await campanias.registrar(idCampania, idPersona, "2026-11-02", ahora);
  await campanias.participacion(idCampania, idPersona);
  await campanias.anotarAlcanzada(idCampania, idPersona, ahora);
  await campanias.guardarCodigo("huella", idCampania, 2);
  await campanias.usarCodigo("huella", idCampania);
  await campanias.validar(idCampania, idPersona, ahora);
  await campanias.porCerrar(ahora);
  await campanias.porValidar(idCampania, { despuesDe: 0, cuantos: 10 });
  await campanias.porPagar(campania, 10);
  await campanias.tomarPremio(idCampania);
  await campanias.pagar({ idCampania, idPersona }, 10, ahora);
  await campanias.cerrar(idCampania, ahora);
  await pausasDeRacha.deLaPersona(idPersona);
}
