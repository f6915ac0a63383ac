import { Button } from "~/components/Button";
import { direccionDeSorteo } from "~/domain/consentimientos/sorteos/direcciones";
import type { DatosDelSorteo } from "./sorteo.server";

/** Link to sign in, for a visitor who wants to enter the prize draw. The rest of the page is open to all. */
export function Entrar({ abierto, idSorteo }: Pick<DatosDelSorteo, "abierto" | "idSorteo">) {
  const redirect = direccionDeSorteo({ idSorteo });
  return (
    <p>
      <Button
        href={`/iniciar-sesion?${new URLSearchParams({ redirect })}`}
        variant={abierto ? "primary" : "text"}
        large={abierto}
      >
        {abierto ? "Entrar para participar" : "Entrar para ver mi número"}
      </Button>
    </p>
  );
}
