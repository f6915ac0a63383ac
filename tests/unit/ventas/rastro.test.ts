import { expect, it } from "vitest";
import { idDeNota, idDeVenta } from "../../../app/domain/ventas/comprobantes/comprobante";
import { cambioEnPalabras, causaEnPalabras } from "../../../app/domain/ventas/rastro/textos";

it("tells the credit note from the receipt, and of neither that somebody wrote it", () => {
  const linea = (idAsunto: string) => {
    const cambio = { asunto: "comprobante", idAsunto, desde: null, hasta: "pendiente" } as const;
    return `${cambioEnPalabras(cambio, {})}. ${causaEnPalabras({ ...cambio, causa: "persona" })}`;
  };
  expect(linea(idDeVenta("p"))).toBe("Comprobante: Por enviar a la SUNAT. Lo preparamos por lo que hiciste");
  expect(linea(idDeNota("p"))).toBe(
    "Nota de crédito: Por enviar a la SUNAT. Lo preparamos por lo que hiciste",
  );
  expect(causaEnPalabras({ asunto: "pedido", causa: "persona" })).toBe("Lo hiciste tú");
});
