import { expect, it } from "vitest";
import { FormularioDelPaso } from "../../../app/features/reclamos/presentar/FormularioDelPaso";
import type { PasoDeReclamo } from "../../../app/domain/reclamos/borrador";
import { enPagina } from "../../support/pagina";

/** Words of a step, without its elements. */
const palabrasDe = (paso: PasoDeReclamo) =>
  enPagina(<FormularioDelPaso paso={paso} valores={{}} definiciones={null} respuesta={undefined} />)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

it("asks for a mail or a home as one group, neither of them optional by itself", () => {
  expect(palabrasDe("contacto")).toContain(
    "Correo o domicilio: uno de los dos Correo electrónico Domicilio Teléfono (opcional)",
  );
  expect(palabrasDe("representante")).toContain("Correo electrónico (opcional) Domicilio (opcional)");
});

it("marks a choice that may stay empty as it marks a field", () => {
  expect(palabrasDe("bien")).toContain("Producto o servicio (opcional) Producto Servicio");
});
