import { ConfigError } from "./configError";

interface Donde {
  port: number;
  host: string | undefined;
  /** Variables that set the port and the host. */
  variables: { port: string; host: string };
}

/**
 * Reason why the server cannot listen on this port and host, in one sentence; the error itself when the reason is
 * unknown.
 */
export function motivoDeNoEscuchar(error: NodeJS.ErrnoException, { port, host, variables }: Donde): Error {
  const donde = host === undefined ? `el puerto ${port}` : `${host}, puerto ${port}`;
  switch (error.code) {
    case "EADDRINUSE":
      return new ConfigError(
        `El puerto ${port} está ocupado: libéralo, o elige otro, por ejemplo ${variables.port}=${port + 1}.`,
      );
    case "EACCES":
    case "EPERM":
      return new ConfigError(
        `Este usuario no puede escuchar en ${donde}: elige en ${variables.port} uno desde 1024, o dale permiso (AmbientCapabilities=CAP_NET_BIND_SERVICE).`,
      );
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "EINVAL":
      return new ConfigError(
        `Esta máquina no tiene la dirección ${host}: pon en ${variables.host} una de las suyas, o 127.0.0.1.`,
      );
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new ConfigError(
        `No se encuentra la dirección de ${host}: corrige ${variables.host}, o pon en su lugar una dirección de esta máquina.`,
      );
  }
  return error;
}
