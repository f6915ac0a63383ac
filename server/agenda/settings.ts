import { z } from "zod";
import { flag, settings, words } from "../platform/settings";

interface AjustesDeAgenda {
  videollamada: {
    ice: {
      abiertos: { urls: string[] }[];
      turn: { urls: string[]; secreto: string } | null;
      /** Every call goes through the TURN server. */
      soloPorRelevo: boolean;
    };
    telefono: string | null;
  };
}

/** Every browser in a call is told these, so a password has no place here. */
const iceServers = z.array(z.strictObject({ urls: z.array(z.string().regex(/^stuns?:[^\s@]+$/)).min(1) }));
const ICE_SERVERS_SHAPE =
  'is a list like [{"urls":["stun:stun.example:3478"]}], of STUN servers without passwords; a TURN server is set by TURN_URL and TURN_SECRET';

export const ajustesDeAgenda = settings({
  variables: {
    ICE_SERVERS: z
      .string()
      .transform((json, context) => {
        const servers = iceServers.safeParse(jsonOf(json));
        if (servers.success) return servers.data;
        context.addIssue({ code: "custom", message: ICE_SERVERS_SHAPE });
        return z.NEVER;
      })
      .optional(),
    TURN_URL: z
      .string()
      .transform(words)
      .pipe(z.array(z.string().regex(/^turns?:[^\s@]+$/, "is a list of turn: or turns: addresses")))
      .optional(),
    ICE_RELAY_ONLY: flag.default(false),
    TURN_SECRET: z.string().min(16, "needs at least 16 characters").optional(),
    TELEFONO_DE_ATENCION: z
      .string()
      .regex(/^\+?[\d ()-]{6,24}$/, "is a telephone number")
      .optional(),
  },
  contradiction({ TURN_URL, TURN_SECRET, ICE_RELAY_ONLY }) {
    if (Boolean(TURN_URL) !== Boolean(TURN_SECRET)) {
      return "TURN_URL and TURN_SECRET go together: set both or none.";
    }
    return ICE_RELAY_ONLY && !TURN_URL
      ? "ICE_RELAY_ONLY needs TURN_URL and TURN_SECRET: without a relay nobody could call."
      : null;
  },
  read: (values): AjustesDeAgenda => ({
    videollamada: {
      ice: {
        abiertos: values.ICE_SERVERS ?? [],
        turn:
          values.TURN_URL && values.TURN_SECRET
            ? { urls: values.TURN_URL, secreto: values.TURN_SECRET }
            : null,
        soloPorRelevo: values.ICE_RELAY_ONLY,
      },
      telefono: values.TELEFONO_DE_ATENCION ?? null,
    },
  }),
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
