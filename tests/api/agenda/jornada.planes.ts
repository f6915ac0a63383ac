import type { CitaConDetalle } from "../../../app/domain/agenda/citas/cita";
import type { Repos } from "../../../app/domain/shared/puertos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";

export async function probar(
  {
    cuentasDeEquipo,
    cierresDeAgenda,
    calendariosPropios,
  }: Repos<"cuentasDeEquipo" | "cierresDeAgenda" | "calendariosPropios">,
  { cita, ahora }: { cita: CitaConDetalle; ahora: Date },
) {
  const cuenta = { idCuenta: "j", correo: "j@equipo.example", nombre: "J", estado: "invitada" } as const;
  const sinClave = { claveHash: null, secretoCifrado: null, creadaEn: ahora, usadaEn: ahora };
  await cuentasDeEquipo.crear({ ...cuenta, ...sinClave });
  const tramo = { inicio: ahora, fin: sumarMinutos(ahora, 60) };
  const { idEspecialista } = cita;
  const deQuien = { idEspecialista, idCuenta: "j", compensacion: "cambio", creadoEn: ahora } as const;
  await cierresDeAgenda.guardar({ ...tramo, ...deQuien });
  await cierresDeAgenda.vigentes(ahora);
  await cierresDeAgenda.quitar(idEspecialista, tramo);
  await cierresDeAgenda.borrarPasados(ahora);
  await calendariosPropios.guardar("j", "huella", ahora);
  await calendariosPropios.de("j");
  await calendariosPropios.porHuella("huella");
  await calendariosPropios.borrar("j");
}
