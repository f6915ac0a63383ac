import { expect, it } from "vitest";
import { DiaCompleto } from "../../../app/features/agenda/reserva/DiaCompleto";
import { enPagina } from "../../support/pagina";

const FECHA = "2026-11-24";
const dia = (enEspera: boolean) =>
  enPagina(
    <DiaCompleto
      idEspecialista="ana"
      nombre="Ana"
      completo={{ fecha: FECHA, dia: "martes 24", enEspera: enEspera }}
    />,
  );

it("offers to wait for a full day once, and leads to the line whoever stands in it", () => {
  expect(dia(false)).toContain("Avísame si se libera");
  expect(dia(false)).not.toContain("Ya estás en la lista");
  expect(dia(true)).not.toContain("Avísame si se libera");
  expect(dia(true)).toContain(
    'Ya estás en la lista de espera de este día. <a href="/mi-zona-privada/esperas"',
  );
});
