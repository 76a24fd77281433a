export declare const memory: { flags: string[]; env: Record<string, string> };
