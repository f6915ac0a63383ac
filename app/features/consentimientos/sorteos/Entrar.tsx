import { Button } from "~/components/Button";
import { direccionDeSorteo } from "~/domain/consentimientos/sorteos/direcciones";
import type { DatosDelSorteo } from "./sorteo.server";

/** For a visitor: what takes an account, and nothing of what can be read without one. */
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
