using System;

/// <summary>What the referee decides without the engine: reach, hits and tokens.</summary>
public static class GemRushRefereeTests {
    private static readonly DateTimeOffset Now = DateTimeOffset.FromUnixTimeSeconds(1000);

    public static void AGemGoesToWhoeverReachesItInARound() {
        Equal(null, RefereeRules.PickUp(MatchPhase.Playing, true, true, 2.4f));
        Equal("too far", RefereeRules.PickUp(MatchPhase.Playing, true, true, 2.5f));
        Equal("too far", RefereeRules.PickUp(MatchPhase.Playing, true, true, float.NaN));
        Equal("the player is out", RefereeRules.PickUp(MatchPhase.Playing, false, true, 1f));
        Equal("the gem is taken", RefereeRules.PickUp(MatchPhase.Playing, true, false, 1f));
        foreach (MatchPhase phase in Enum.GetValues(typeof(MatchPhase)))
            Equal(
                phase == MatchPhase.Playing ? null : "no round is running",
                RefereeRules.PickUp(phase, true, true, 1f));
    }

    public static void AShotCountsBetweenTwoWhoAreInTheGame() {
        Equal(null, HitRules.Judge(MatchPhase.Playing, true, true, true, 32f));
        Equal("too far", HitRules.Judge(MatchPhase.Playing, true, true, true, 33f));
        Equal("too far", HitRules.Judge(MatchPhase.Playing, true, true, true, float.NaN));
        Equal("no round is running", HitRules.Judge(MatchPhase.Results, true, true, true, 1f));
        Equal("too fast", HitRules.Judge(MatchPhase.Playing, false, true, true, 1f));
        Equal("the shooter is out", HitRules.Judge(MatchPhase.Playing, true, false, true, 1f));
        Equal("the target is out", HitRules.Judge(MatchPhase.Playing, true, true, false, 1f));
    }

    public static void FourHitsAreEnoughAndThreeAreNot() {
        Equal(true, 3 * HitRules.Damage < HitRules.FullHealth);
        Equal(true, 4 * HitRules.Damage >= HitRules.FullHealth);
    }

    public static void ATokenIsValidForItsRoomUntilItExpires() {
        string token = SessionToken.Create("ada", "match-7KQ2MX", Now.AddSeconds(120), "key");
        Equal("ada", SessionToken.PlayerOf(token, "match-7KQ2MX", Now, "key"));
        Equal(null, SessionToken.PlayerOf(token, "match-0000AB", Now, "key"));
        Equal(null, SessionToken.PlayerOf(token, "match-7KQ2MX", Now.AddSeconds(120), "key"));
        Equal(null, SessionToken.PlayerOf(token, "match-7KQ2MX", Now, "another key"));
        foreach (string forged in new[] { null, "", "ada", ".", "YWRh.YWRh", token + "A" })
            Equal(null, SessionToken.PlayerOf(forged, "match-7KQ2MX", Now, "key"));
    }

    public static void ATokenWithoutARoomIsValidForAll() {
        string token = SessionToken.Create("ada", "", Now.AddSeconds(120), "key");
        Equal("ada", SessionToken.PlayerOf(token, "match-7KQ2MX", Now, "key"));
    }

    private static void Equal(object expected, object found) {
        if (!Equals(expected, found))
            throw new InvalidOperationException($"Expected {expected ?? "null"}, found {found ?? "null"}.");
    }
}
