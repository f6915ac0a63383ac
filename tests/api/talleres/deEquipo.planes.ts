import type { Repos } from "../../../app/domain/shared/puertos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";

export async function probar(
  { cuentasDeEquipo, talleresDeEquipo }: Repos<"cuentasDeEquipo" | "talleresDeEquipo">,
  { ahora }: { ahora: Date },
) {
  const cuenta = { idCuenta: "a", correo: "a@equipo.example", nombre: "A", estado: "invitada" } as const;
  const sinClave = { claveHash: null, secretoCifrado: null, creadaEn: ahora, usadaEn: ahora };
  await cuentasDeEquipo.crear({ ...cuenta, ...sinClave });
  await talleresDeEquipo.unir("a", "un-autor", ahora);
  await talleresDeEquipo.autorDe("a");
  await talleresDeEquipo.uniones();
  await talleresDeEquipo.separar("a");
  await talleresDeEquipo.fechas({ inicio: ahora, fin: sumarMinutos(ahora, 7 * 24 * 60) });
  const clave = { uid: "un-taller", fecha: "2026-11-24" };
  await talleresDeEquipo.gente([clave, { ...clave, uid: "otro" }]);
  await talleresDeEquipo.sinLugar(clave);
  await talleresDeEquipo.cambiarCupos(clave, 3);
}
