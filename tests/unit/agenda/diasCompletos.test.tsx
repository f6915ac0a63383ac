import { expect, it } from "vitest";
import { DiasCompletos } from "../../../app/features/agenda/reserva/DiasCompletos";
import { enPagina } from "../../support/pagina";

const FECHA = "2026-11-24";
const dias = (enEspera: boolean) =>
  enPagina(
    <DiasCompletos
      idEspecialista="ana"
      nombre="Ana"
      completos={[{ mes: "noviembre", dias: [{ fecha: FECHA, dia: "24", detalle: "Completo", href: "#" }] }]}
      completo={{ fecha: FECHA, dia: "martes 24", enEspera: enEspera }}
    />,
  );

it("offers to wait for a full day once, and leads to the line whoever stands in it", () => {
  expect(dias(false)).toContain("Avísame si se libera");
  expect(dias(false)).not.toContain("Ya estás en la lista");
  expect(dias(true)).not.toContain("Avísame si se libera");
  expect(dias(true)).toContain(
    'Ya estás en la lista de espera de este día. <a href="/mi-zona-privada/esperas"',
  );
});
