import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { rondaEscrita } from "../../../app/domain/recompensas/ruleta/ronda";
import type { Repos } from "../../../app/domain/shared/puertos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";

const TERMINOS = rondaEscrita.parse({
  ...{ uid: "planes", titulo: "De prueba", desde: "2026-11-01", giranPor: ["video"], girosPorDia: 3 },
  bases: ["Se juega."],
  premios: [
    { uid: "taza", nombre: "Una taza", partes: 100, existencias: 5, da: { clase: "monedas", cantidad: 1 } },
  ],
});

export async function probar(
  { ruleta, juego, monedas }: Repos<"juego" | "monedas" | "ruleta">,
  { persona: { idPersona }, ahora }: { persona: Persona; ahora: Date },
) {
  const idRonda = "planes-2026-11";
  const plazo = { desde: sumarMinutos(ahora, -60), hasta: sumarMinutos(ahora, 60) };
  const promesa = { lista: "{}", compromiso: "c", semilla: "s", ultimo: "u" };
  await ruleta.abrir({ idRonda, terminos: TERMINOS, ...promesa, ...plazo });
  await ruleta.abierta(ahora);
  await ruleta.porId(idRonda);
  await ruleta.todas(10);
  const ronda = (await ruleta.tomarRonda(idRonda))!;
  await ruleta.premios(ronda);
  await ruleta.tomarPremio(idRonda, "taza");
  await ruleta.semilla(idRonda);
  await ruleta.porRevelar(ahora);
  await ruleta.revelar(idRonda, "s");

  const entra = { idParticipante: "p", participante: 1, palabra: "", jugadas: 0 };
  await ruleta.entrar(ronda, idPersona, entra);
  await ruleta.participante(idRonda, idPersona);
  await ruleta.ganarGiros(idRonda, idPersona, ["2026-11-02"], ahora);
  await ruleta.jugador(idRonda, idPersona);
  const jugada = {
    ...{ idJugada: "j", idRonda, numero: 1, participante: 1, cuenta: 1, palabra: "h", premio: "taza" },
    ...{ gasta: true, dia: "2026-11-02", eslabon: "e", jugadaEn: ahora },
  };
  await ruleta.anotar(jugada, "p");
  await ruleta.usarGiro(idRonda, idPersona, "j");
  await ruleta.jugada("j");
  await ruleta.gastadasEn("p", "2026-11-02");
  await ruleta.tuvo("p", "taza");
  await ruleta.prometerEntrega("j", { nombre: "Una taza", codigo: "0123456789ABCDEF", recojo: "Aquí" });
  await ruleta.deLaPersona(idRonda, idPersona, 20);
  await ruleta.publicas(idRonda, 0, 1000);
  await ruleta.entregar("0123456789ABCDEF", ahora);
  await ruleta.cerradasDespuesDe("", 10);
  await ruleta.cerrarDeNuevo({ nombre: idRonda, cerrado: "otro" }, "nuevo");

  await juego.preferencias(idPersona);
  const antes = await juego.tomar(idPersona);
  await juego.guardar(idPersona, antes);
  await monedas.aLaVista(idPersona);
  await monedas.apagar(idPersona, false);
}
